import { PageHead } from '../../app/PageHead';
import { OutcomeCard } from '../../ui/feedback/OutcomeCard';
import { Spinner } from '../../ui/feedback/Spinner';

/** Placeholder for an order's outcome that is not known yet. @param props.text the words that say for what one waits */
export function OrderLookup({ text }: { readonly text: string }) {
  return (
    <>
      <PageHead title={text} noIndex />
      <OutcomeCard tone="waiting" sign={<Spinner size={44} />} title={text} />
    </>
  );
}
