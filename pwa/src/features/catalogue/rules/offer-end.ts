import { offerEndsAt } from './offer-countdown';

/**
 * When the offer of a product ends, in milliseconds: 24 hours after its page was first opened in this tab. A reload begins no new
 * offer (docs/product.md#offer-countdown).
 */
export function offerEnd(productId: string, now: number): number {
  const key = `offerEnd:${productId}`;
  const known = Number(sessionStorage.getItem(key));
  if (known > 0) return known;
  const endsAt = offerEndsAt(now);
  sessionStorage.setItem(key, String(endsAt));
  return endsAt;
}
