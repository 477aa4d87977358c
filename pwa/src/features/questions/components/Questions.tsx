import { useId, useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { fetchAfterChange } from '../commands/after-change';
import { useQuestions } from '../hooks/use-questions';
import { useWaitingHere } from '../hooks/use-waiting-here';
import { A_PAGE } from '../rules/questions-view';
import { questionTexts } from '../texts';
import { AskQuestion } from './AskQuestion';
import { QuestionActions } from './QuestionActions';
import { QuestionCard } from './QuestionCard';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly productId: string;
  readonly signedIn: boolean;
  readonly isAdmin: boolean;
}

/**
 * What shoppers asked about a product and the owner answered, the newest answer first; above it what waits for an answer, for
 * who asked it and for administrators (docs/product.md#questions).
 */
export function Questions({ productId, signedIn, isAdmin }: QuestionsProps) {
  const texts = useTexts(questionTexts);
  const id = useId();
  const [pages, setPages] = useState(1);
  const { known, waiting, failed, refetch } = useQuestions(productId, pages);
  const unanswered = useWaitingHere(productId, signedIn, isAdmin);
  const left = known ? known.total - known.questions.length : 0;
  const changed = async () => {
    unanswered.refetch();
    await fetchAfterChange(productId, pages);
  };

  return (
    <section className={styles.questions} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <div className={styles.columns}>
        <div className={styles.side}>
          {known && (
            <p className={styles.none}>
              <b>{known.total > 0 ? texts.count(known.total) : texts.none}</b>
              {texts.noneHint}
            </p>
          )}
          <AskQuestion productId={productId} signedIn={signedIn} onAsked={unanswered.add} />
        </div>
        <div className={styles.lists}>
          {unanswered.questions.length > 0 && (
            <ul className={styles.waiting} aria-label={isAdmin ? texts.allWaiting : texts.yours}>
              {unanswered.questions.map((question) => (
                <li key={question._id}>
                  <QuestionCard
                    question={question}
                    actions={isAdmin && <QuestionActions question={question} onChanged={changed} />}
                  />
                </li>
              ))}
            </ul>
          )}
          {!known && !failed && (
            <LoadingPlaceholder text={texts.loading}>
              <Skeleton className={styles.skeleton} />
            </LoadingPlaceholder>
          )}
          {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
          {known && known.questions.length > 0 && (
            <ul className={styles.list} aria-busy={waiting}>
              {known.questions.map((question) => (
                <li key={question._id}>
                  <QuestionCard
                    question={question}
                    actions={isAdmin && <QuestionActions question={question} onChanged={changed} />}
                  />
                </li>
              ))}
            </ul>
          )}
          {left > 0 && !failed && (
            <OnlineButton variant="outline" busy={waiting} onClick={() => setPages(pages + 1)}>
              {texts.more(Math.min(left, A_PAGE))}
            </OnlineButton>
          )}
        </div>
      </div>
    </section>
  );
}
