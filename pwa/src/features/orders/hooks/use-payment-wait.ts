import { useEffect, useState } from 'react';
import { waitBeforeRetry } from '#data/outbox/backoff.ts';

/** After this a shopper sees that it takes long, in milliseconds. */
const LONG_MS = 20_000;

/**
 * Asks for an order again and again, ever less often, while its payment is waited for: the news by the socket may be lost.
 * @param orderId the order; without one nothing is asked
 * @param waiting the payment is waited for, on the screen
 * @returns whether it takes longer than usual
 */
export function usePaymentWait(orderId: string | undefined, waiting: boolean): boolean {
  const [long, setLong] = useState(false);

  useEffect(() => {
    if (!orderId || !waiting) return;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const askLater = (tries: number) => {
      timer = setTimeout(async () => {
        const { fetchOrder } = await import('#data/queries/fetch-order.ts');
        await fetchOrder(orderId).catch((error: unknown) => console.warn('The payment is not known', error));
        if (!stopped) askLater(tries + 1);
      }, waitBeforeRetry(tries));
    };
    askLater(1);
    const longTimer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(longTimer);
      setLong(false);
    };
  }, [orderId, waiting]);

  return long;
}
