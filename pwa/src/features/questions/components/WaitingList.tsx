import type { AdminQuestion } from '@jhola/shared/contracts/questions.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { fetchAfterChange } from '../commands/after-change';
import { useWaitingQuestions } from '../hooks/use-waiting-questions';
import { WAITING_A_PAGE } from '../rules/questions-view';
import { questionTexts } from '../texts';
import { QuestionActions } from './QuestionActions';
import { QuestionCard } from './QuestionCard';
import styles from './WaitingList.module.css';

/**
 * Admin › Questions: what shoppers asked and nobody has answered yet, the longest waiting first.
 * @param current whether the list is on the screen
 */
export function WaitingList({ current }: { readonly current: boolean }) {
  const texts = useTexts(questionTexts);
  const [page, setPage] = useState(1);
  const { found, busy, failed, refetch } = useWaitingQuestions(page, current);
  const changed = async ({ product }: AdminQuestion) => {
    await fetchAfterChange(product._id, 1);
    refetch();
  };
  return (
    <ListPage
      title={texts.allWaiting}
      count={found ? (busy ? texts.loading : texts.found(found.totalCount)) : ''}
      tools={
        <>
          <p className={styles.lead}>{texts.waitingLead}</p>
          <NeedsConnection />
        </>
      }
      loading={!found && !failed && { text: texts.loading, rows: 3, row: styles.skeleton }}
      failure={failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      empty={
        found?.totalCount === 0 && { icon: 'question', title: texts.noneWaiting, text: texts.noneWaitingText }
      }
      pager={
        found && {
          page,
          pages: Math.ceil(found.totalCount / WAITING_A_PAGE),
          onPage: setPage,
          words: texts,
        }
      }
    >
      {found && found.data.length > 0 && (
        <ul className={styles.list} aria-label={texts.allWaiting} aria-busy={busy}>
          {found.data.map((question) => (
            <li key={question._id} className={styles.entry}>
              <Link className={styles.product} to={productPath(question.product)}>
                <ProductImage
                  address={question.product.image}
                  alt=""
                  sizes="40px"
                  name={question.product.name}
                  className={styles.picture}
                />
                {question.product.name}
              </Link>
              <QuestionCard
                question={question}
                actions={<QuestionActions question={question} onChanged={() => changed(question)} />}
              />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
