import { useEffect, useRef, useState } from 'react';
import { offerEndsAt, type TimeLeft, timeLeft, WHOLE_OFFER } from '../rules/offer-countdown';

/**
 * What is left of the page's offer, counted down each second; `undefined` once it is over
 * (docs/product.md#offer-countdown). It is whole in the first render, on the server too, and begins when the page has
 * appeared.
 * @param running whether anybody can see it; it goes on meanwhile, unseen
 */
export function useOfferCountdown(running: boolean): TimeLeft | undefined {
  const endsAt = useRef<number>(undefined);
  const [left, setLeft] = useState<TimeLeft | undefined>(WHOLE_OFFER);
  const over = left === undefined;

  useEffect(() => {
    if (!running || over) return;
    endsAt.current ??= offerEndsAt(Date.now());
    const end = endsAt.current;
    const update = () => setLeft(timeLeft(end, Date.now()));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [running, over]);
  return left;
}
