import { useEffect, useState } from 'react';
import { offerEndsAt, type TimeLeft, timeLeft } from '../rules/offer-countdown';

/** What is left of the page's offer, counted down each second; `undefined` once it is over (section 4). */
export function useOfferCountdown(): TimeLeft | undefined {
  const [endsAt] = useState(() => offerEndsAt(Date.now()));
  const [now, setNow] = useState(Date.now);
  const left = timeLeft(endsAt, now);
  const running = left !== undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
