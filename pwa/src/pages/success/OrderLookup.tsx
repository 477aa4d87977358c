import { PageHead } from '#head/PageHead.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';

/** Placeholder for an order's outcome that is not known yet. @param props.text the words that say for what one waits */
export function OrderLookup({ text }: { readonly text: string }) {
  return (
    <>
      <PageHead title={text} noIndex />
      <OutcomeCard tone="waiting" sign={<Spinner size={44} />} title={text} />
    </>
  );
}
