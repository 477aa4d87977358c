import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { TextArea } from '../../../ui/field/TextArea';
import { showToast } from '../../../ui/toasts/toast-store';
import { submitReview } from '../commands/submit-review';
import { FIRST_RATING, reviewProblem } from '../rules/review-problem';
import { reviewTexts as texts } from '../texts';
import styles from './ReviewForm.module.css';
import { StarChoice } from './StarChoice';

interface ReviewFormProps {
  readonly productId: string;
  readonly signedIn: boolean;
  readonly onDone: () => void;
}

const LONGEST_COMMENT = 2000;

/** Stars and a comment; the comment may be empty (section 5, Review submit). */
export function ReviewForm({ productId, signedIn, onDone }: ReviewFormProps) {
  const [rating, setRating] = useState(FIRST_RATING);
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = reviewProblem(signedIn, rating);
    if (problem) {
      showToast('error', problem);
      return;
    }
    setBusy(true);
    try {
      await submitReview({ productId, rating, comment });
      showToast('success', texts.submitted);
      onDone();
    } catch (error) {
      showToast('error', error instanceof Error && error.message ? error.message : texts.submitFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} aria-label={texts.write}>
      <StarChoice rating={rating} onChoose={setRating} />
      <TextArea
        label={texts.comment}
        hint={texts.commentHint}
        maxLength={LONGEST_COMMENT}
        value={comment}
        onText={setComment}
      />
      <Button type="submit" busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
