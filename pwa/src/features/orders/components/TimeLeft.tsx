import { useTexts } from '../../../i18n/use-texts';
import { useNow } from '../hooks/use-now';
import { paymentTexts } from '../payment-texts';

interface TimeLeftProps {
  /** In milliseconds. */
  readonly until: number;
}

/** Minutes and seconds that are left to pay; nothing once they are over. */
export function TimeLeft({ until }: TimeLeftProps) {
  const texts = useTexts(paymentTexts);
  const seconds = Math.ceil((until - useNow(1000)) / 1000);
  if (seconds <= 0) return null;
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    // Not read out each second, whatever it stands in.
    <p aria-live="off">
      {texts.timeLeft}:{' '}
      <strong role="timer">
        {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
      </strong>
    </p>
  );
}
