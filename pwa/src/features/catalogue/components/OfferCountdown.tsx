import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { type TimeLeft, timeLeft, WHOLE_OFFER } from '../rules/offer-countdown';
import { offerEnd } from '../rules/offer-end';
import { productTexts } from '../texts/product';
import styles from './OfferCountdown.module.css';

const twoDigits = (count: number) => String(count).padStart(2, '0');

interface OfferCountdownProps {
  readonly productId: string;
  /** Whether anybody can see it: it rests while another page lies over it. */
  readonly running: boolean;
}

/**
 * Hours, minutes and seconds until the offer ends, 24 hours after the page was first opened
 * (docs/product.md#offer-countdown).
 */
export function OfferCountdown({ productId, running }: OfferCountdownProps) {
  const texts = useTexts(productTexts);
  const left = useOfferCountdown(productId, running);
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

/**
 * What is left of the page's offer, counted down each second; `undefined` once it is over
 * (docs/product.md#offer-countdown). It is whole in the first render, on the server too, and begins when the page has
 * appeared.
 * @param running whether anybody can see it; it goes on meanwhile, unseen
 */
function useOfferCountdown(productId: string, running: boolean): TimeLeft | undefined {
  const [left, setLeft] = useState<TimeLeft | undefined>(WHOLE_OFFER);
  const over = left === undefined;

  useEffect(() => {
    if (!running || over) return;
    const end = offerEnd(productId, Date.now());
    const update = () => setLeft(timeLeft(end, Date.now()));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [productId, running, over]);
  return left;
}
