import type { Question, WaitingQuestion } from '@jhola/shared/contracts/questions.contract';
import type { ReactNode } from 'react';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { formatDay } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { questionTexts } from '../texts';
import styles from './QuestionCard.module.css';

interface QuestionCardProps {
  readonly question: Question | WaitingQuestion;
  /** What an administrator can do with it, instead of the mark that it waits. */
  readonly actions?: ReactNode;
}

/** A question, with its answer where there is one. */
export function QuestionCard({ question, actions }: QuestionCardProps) {
  const texts = useTexts(questionTexts);
  const shop = useShopSettings();
  const language = useLanguage();
  const { name, text, createdAt } = question;
  const dayOf = (moment: string) => formatDay(moment, language);
  return (
    <article className={styles.card} aria-label={text}>
      <span className={styles.mark} aria-hidden="true">
        {texts.questionMark}
      </span>
      <div className={styles.text}>
        <span className="visually-hidden">{texts.question}: </span>
        <b>{text}</b>
        <small>{texts.askedBy(name, dayOf(createdAt))}</small>
      </div>
      {'answer' in question ? (
        <>
          <span className={styles.answerMark} aria-hidden="true">
            {texts.answerMark}
          </span>
          <div className={styles.text}>
            <span className="visually-hidden">{texts.answer}: </span>
            <p className={styles.answer}>{question.answer}</p>
            <small>{texts.answeredBy(shop.name, dayOf(question.answeredAt))}</small>
          </div>
        </>
      ) : (
        !actions && (
          <div className={styles.rest}>
            <Badge tone="accent">{texts.waiting}</Badge>
          </div>
        )
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
