import type { Review, ReviewVotes } from '@jhola/shared/contracts/reviews.contract';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { voteHelpful } from '../commands/vote-helpful';
import { reviewTexts } from '../texts';
import styles from './HelpfulButton.module.css';

interface HelpfulButtonProps {
  readonly review: Review;
  readonly signedIn: boolean;
  /** Those of whoever is signed in, once they are known. */
  readonly votes: ReviewVotes | undefined;
  readonly onVoted: (reviewId: string, helpful: boolean) => void;
}

/** How many find a review helpful; pressed it adds one's own vote, pressed again it takes it back (docs/product.md#helpful-reviews). */
export function HelpfulButton({ review, signedIn, votes, onVoted }: HelpfulButtonProps) {
  const texts = useTexts(reviewTexts);
  const { busy, run } = useMutation(texts.voteFailed);
  const { _id, name, helpful = 0 } = review;
  if (votes?.own === _id)
    return helpful > 0 ? <p className={styles.own}>{texts.foundHelpful(helpful)}</p> : null;
  const voted = votes?.helpful.includes(_id) ?? false;
  const vote = () => {
    if (!signedIn) {
      showToast('error', texts.voteLoginFirst);
      return;
    }
    run(async () => {
      await voteHelpful(_id, !voted);
      onVoted(_id, !voted);
    });
  };
  return (
    <div className={styles.helpful}>
      <OnlineButton
        variant="outline"
        size="small"
        icon={voted ? 'check' : 'thumb'}
        busy={busy}
        disabled={signedIn && !votes}
        aria-pressed={voted}
        aria-label={texts.helpfulOf(name, helpful)}
        onClick={vote}
      >
        {texts.helpful(helpful)}
      </OnlineButton>
    </div>
  );
}
