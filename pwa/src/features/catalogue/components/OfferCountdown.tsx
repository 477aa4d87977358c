import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icons/Icon';
import { useOfferCountdown } from '../hooks/use-offer-countdown';
import { productTexts } from '../texts/product';
import styles from './OfferCountdown.module.css';

const twoDigits = (count: number) => String(count).padStart(2, '0');

interface OfferCountdownProps {
  /** Whether anybody can see it: it rests while another page lies over it. */
  readonly running: boolean;
}

/**
 * Hours, minutes and seconds until the offer ends, 24 hours after the page was opened
 * (docs/product.md#offer-countdown).
 */
export function OfferCountdown({ running }: OfferCountdownProps) {
  const texts = useTexts(productTexts);
  const left = useOfferCountdown(running);
  if (!left) return null;
  const parts = [
    { count: left.hours, unit: texts.hours },
    { count: left.minutes, unit: texts.minutes },
    { count: left.seconds, unit: texts.seconds },
  ];
  return (
    <div className={styles.countdown} role="timer" aria-label={texts.offerEnds}>
      <Icon name="clock" size={20} />
      <span className={styles.label}>{texts.offerEnds}</span>
      {parts.map(({ count, unit }) => (
        <span key={unit} className={styles.part}>
          <b>{twoDigits(count)}</b>
          <small>{unit}</small>
        </span>
      ))}
    </div>
  );
}
