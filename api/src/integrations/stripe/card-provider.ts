import type { Sender } from '../../platform/http/from-this-computer.js';

/** Whether cards are taken: not at all, in play money, or in earnest. */
export type CardMode = 'off' | 'test' | 'live';

/** What the provider's page is to charge. */
export interface WantedPage {
  readonly orderId: string;
  /** Paise a piece, after discounts. */
  readonly lines: readonly { readonly name: string; readonly paise: number; readonly quantity: number }[];
  /** The page takes no money afterwards. */
  readonly expiresAt: Date;
  /** Where the shopper goes after paying, and after leaving the page unpaid. */
  readonly paidUrl: string;
  readonly leftUrl: string;
}

/** A page of the provider's on which an order can be paid. */
export interface CardPage {
  readonly sessionId: string;
  readonly url: string;
}

/** What the provider knows of a page. */
export interface PageStatus {
  readonly sessionId: string;
  /** The order that the page was opened for. */
  readonly orderId: string | undefined;
  /**
   * open: can still be paid; waiting: the shopper has done all they can, the money is under way; paid: it is in;
   * over: none came, and none will; unknown: the provider has no such page.
   */
  readonly state: 'open' | 'waiting' | 'paid' | 'over' | 'unknown';
  readonly amountPaise: number;
  /** In lower case, as `inr`. */
  readonly currency: string;
  /** What the provider calls the payment, once there is one. */
  readonly paymentId: string | undefined;
}

/** Money on its way back. */
export interface Refund {
  readonly refundId: string;
  /** Whether it has arrived, as far as the provider is concerned. */
  readonly isDone: boolean;
}

/** A message of the provider that is known to be genuine: it says what to look at, not what is so. */
export interface ProviderMessage {
  readonly eventId: string;
  readonly orderId: string | undefined;
  /** The page it speaks of, if it speaks of one. */
  readonly sessionId: string | undefined;
}

/** Takes card payments: through Stripe, through the simulator, or not at all (stripe.module.ts chooses). */
export abstract class CardProvider {
  abstract readonly mode: CardMode;

  /** As `mode`, for whoever has sent this request. */
  modeFor(_sender: Sender): CardMode {
    return this.mode;
  }

  /**
   * Opens a page for an order; asked again for the same order it answers the same page.
   * @throws ShopError payment.off, payment.unreachable
   */
  abstract openPage(wanted: WantedPage): Promise<CardPage>;

  /**
   * What has become of a page.
   * @throws ShopError payment.off, payment.unreachable
   */
  abstract pageStatus(sessionId: string): Promise<PageStatus>;

  /**
   * Ends a page so that it takes no money any more.
   * @returns what has become of it: it may just have been paid
   * @throws ShopError payment.off, payment.unreachable
   */
  abstract closePage(sessionId: string): Promise<PageStatus>;

  /**
   * Gives all the money of a payment back, once however often it is asked for.
   * @throws ShopError payment.off, payment.unreachable
   */
  abstract refund(payment: { readonly orderId: string; readonly paymentId: string }): Promise<Refund>;

  /**
   * Reads what was sent to the webhook.
   * @param body as it came over the wire
   * @param signature the header that signs it
   * @throws ShopError payment.bad-signature when it is forged, altered or older than five minutes; payment.off;
   *   request.malformed for what is signed and no event
   */
  abstract readMessage(body: string, signature: string | undefined): ProviderMessage;
}
