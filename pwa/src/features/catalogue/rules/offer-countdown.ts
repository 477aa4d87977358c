const OFFER_LASTS_MS = 24 * 60 * 60 * 1000;

export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** What is left of an offer that has just begun. */
export const WHOLE_OFFER: TimeLeft = { hours: 24, minutes: 0, seconds: 0 };

/** When the offer of a page ends: 24 hours after it was opened (docs/product.md#offer-countdown), in milliseconds. */
export const offerEndsAt = (openedAt: number): number => openedAt + OFFER_LASTS_MS;

/** What is left of an offer; `undefined` once it is over. */
export function timeLeft(endsAt: number, now: number): TimeLeft | undefined {
  const seconds = Math.ceil((endsAt - now) / 1000);
  if (seconds <= 0) return undefined;
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}
