import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { useState } from 'react';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { lazyWithPreload } from '#ui/lazy-with-preload.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { showToast } from '#ui/toasts/toast-store.ts';
import { findOwnReview } from '../commands/find-own-review';
import type { ReviewsView } from '../rules/reviews-view';
import { reviewTexts } from '../texts';

/** Few write reviews: it comes beside what they have said before. */
const form = lazyWithPreload(async () => (await import('./ReviewForm')).ReviewForm);
const ReviewForm = form.Component;

interface WriteReviewProps {
  readonly productId: string;
  readonly signedIn: boolean;
  /** The page of reviews on the screen, if all are shown. */
  readonly shown: ReviewsView | undefined;
}

/** Opens the form for one's own review, with what one has said before; visitors are asked to log in. */
export function WriteReview({ productId, signedIn, shown }: WriteReviewProps) {
  const texts = useTexts(reviewTexts);
  const [open, setOpen] = useState(false);
  const { busy, run } = useMutation(texts.submitFailed);
  const [own, setOwn] = useState<Review | null>(null);
  const title = own ? texts.edit : texts.write;

  const write = async () => {
    if (!signedIn) {
      showToast('error', texts.loginFirst);
      return;
    }
    await run(async () => {
      const [found] = await Promise.all([findOwnReview(productId), form.preload()]);
      setOwn(found);
      setOpen(true);
    });
  };

  return (
    <>
      <OnlineButton
        variant="outline"
        icon="edit"
        busy={busy}
        aria-describedby="review-offline"
        onClick={write}
      >
        {texts.write}
      </OnlineButton>
      <NeedsConnection id="review-offline" text={texts.writeOffline} />
      <Dialog open={open} title={title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <ReviewForm
          productId={productId}
          signedIn={signedIn}
          own={own ?? undefined}
          shown={shown}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
