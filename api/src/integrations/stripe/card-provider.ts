import type { FastifyInstance } from 'fastify';
import type { Sender } from '#platform/auth/from-this-computer.js';

/** Whether cards are accepted: not at all, in test mode, or for real money. */
export type CardMode = 'off' | 'test' | 'live';

/** What the provider's page charges. */
export interface WantedPage {
  readonly orderId: string;
  /** Paise per piece, after discounts. */
  readonly lines: readonly { readonly name: string; readonly paise: number; readonly quantity: number }[];
  /** The page takes no money afterwards. */
  readonly expiresAt: Date;
  /** Where the shopper goes after paying, and after leaving the page unpaid. */
  readonly paidUrl: string;
  readonly leftUrl: string;
}

/** A page of the provider on which an order can be paid. */
export interface CardPage {
  readonly sessionId: string;
  readonly url: string;
}

/** The provider's state of a page. */
export interface PageStatus {
  readonly sessionId: string;
  /** The order that the page was opened for. */
  readonly orderId: string | undefined;
  /**
   * open: can still be paid; waiting: the shopper has finished, the money is on its way; paid: it has
   * arrived; over: none came, and none will; unknown: the provider has no such page.
   */
  readonly state: 'open' | 'waiting' | 'paid' | 'over' | 'unknown';
  readonly amountPaise: number;
  /** In lower case, as `inr`. */
  readonly currency: string;
  /** The provider's id of the payment, once there is one. */
  readonly paymentId: string | undefined;
}

/** What is to be refunded. */
export interface WantedRefund {
  readonly orderId: string;
  readonly paymentId: string;
  /** All that is left of the payment, unless said otherwise. */
  readonly paise?: number;
  /** Tells apart several refunds of one payment: each number is refunded once. */
  readonly part?: number;
}

/** A refund. */
export interface Refund {
  readonly refundId: string;
  /** Whether the provider has completed it. */
  readonly isDone: boolean;
}

/** An authentic message of the provider: it names what to check, and its content is not trusted. */
export interface ProviderMessage {
  readonly eventId: string;
  readonly orderId: string | undefined;
  /** The page that it names, if any. */
  readonly sessionId: string | undefined;
}

/** Takes card payments: through Stripe, through the simulator, or not at all (stripe.module.ts chooses). */
export abstract class CardProvider {
  abstract readonly mode: CardMode;

  /** The mode for the sender of this request. */
  modeFor(_sender: Sender): CardMode {
    return this.mode;
  }

  /**
   * Serves pages of the provider's own, where it has some in this shop. Call before listening.
   * @param _shopName the name on them
   */
  async servePages(_server: FastifyInstance, _shopName: () => Promise<string>): Promise<void> {}

  /** Sets the address to which messages are delivered, where the provider cannot know it, once the shop accepts them. */
  deliverTo(_url: string): void {}

  /**
   * Opens a page for an order; a repeat for the same order returns the same page.
   * @throws ShopError payment.off, payment.unreachable
   */
  abstract openPage(wanted: WantedPage): Promise<CardPage>;

  /**
   * Reads the state of a page.
   * @throws ShopError payment.off, payment.unreachable
   */
  abstract pageStatus(sessionId: string): Promise<PageStatus>;

  /**
   * Closes a page so that it takes no money any more.
   * @returns its state: it may just have been paid
   * @throws ShopError payment.off, payment.unreachable
   */
  abstract closePage(sessionId: string): Promise<PageStatus>;

  /**
   * Refunds a payment, once despite repeats: completely, or this amount of it.
   * @throws ShopError payment.off, payment.unreachable
   */
  abstract refund(wanted: WantedRefund): Promise<Refund>;

  /**
   * Reads a webhook call.
   * @param body as it came over the wire
   * @param signature the header that signs it
   * @throws ShopError payment.bad-signature when it is forged, altered or older than five minutes;
   *   payment.off; request.malformed for a signed body that is no event
   */
  abstract readMessage(body: string, signature: string | undefined): ProviderMessage;
}
