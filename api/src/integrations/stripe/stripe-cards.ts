import { ShopError } from '@jhola/shared/errors/shop-error';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import type { CardAccount } from '#platform/config/shop-config.js';
import {
  type CardPage,
  CardProvider,
  type PageStatus,
  type ProviderMessage,
  type Refund,
  type WantedPage,
  type WantedRefund,
} from './card-provider.js';
import { pageStatusOf, unknownPage } from './page-status.js';
import { messageOf } from './provider-message.js';

/** The age limit of accepted messages. */
const TOLERANCE_S = 300;
/** Together with the one retry, shorter than any timeout of the shop's clients. */
const PATIENCE_MS = 8_000;
/** The state of a page depends on the payment intent, too. */
const EXPAND = ['payment_intent'];

/** Card payments on pages that Stripe hosts: the shop never sees a card number. */
export class StripeCards extends CardProvider {
  readonly mode: 'test' | 'live';
  private readonly log = new Logger('Cards');
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor({ secretKey, webhookSecret, apiBase }: CardAccount) {
    super();
    this.mode = /^[a-z]+_test_/.test(secretKey) ? 'test' : 'live';
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      timeout: PATIENCE_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(apiBase && addressOf(apiBase)),
    });
  }

  openPage({ orderId, lines, expiresAt, paidUrl, leftUrl }: WantedPage): Promise<CardPage> {
    return this.ask(async () => {
      const { id, url } = await this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: orderId,
          metadata: { orderId },
          payment_intent_data: { metadata: { orderId } },
          line_items: lines.map(({ name, paise, quantity }) => ({
            quantity,
            price_data: { currency: 'inr', unit_amount: paise, product_data: { name } },
          })),
          expires_at: Math.floor(expiresAt.getTime() / 1000),
          success_url: paidUrl,
          cancel_url: leftUrl,
        },
        { idempotencyKey: `checkout-${orderId}` },
      );
      if (!url) throw new Error(`The provider's page for ${orderId} has no address.`);
      return { sessionId: id, url };
    });
  }

  pageStatus(sessionId: string): Promise<PageStatus> {
    return this.ask(async () => {
      try {
        return pageStatusOf(await this.stripe.checkout.sessions.retrieve(sessionId, { expand: EXPAND }));
      } catch (error) {
        if (isMissing(error)) return unknownPage(sessionId);
        throw error;
      }
    });
  }

  closePage(sessionId: string): Promise<PageStatus> {
    return this.ask(async () => {
      try {
        return pageStatusOf(await this.stripe.checkout.sessions.expire(sessionId, { expand: EXPAND }));
      } catch (error) {
        // It is no longer open: just paid, or over anyway.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.pageStatus(sessionId);
        throw error;
      }
    });
  }

  refund({ orderId, paymentId, paise, part }: WantedRefund): Promise<Refund> {
    return this.ask(async () => {
      const metadata = { orderId, ...(part !== undefined && { part: String(part) }) };
      // Stripe deletes keys after a day, refunds stay.
      const { data } = await this.stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
      const refunds = data.filter((one) => one.metadata?.part === metadata.part);
      const failed = refunds.filter(({ status }) => status === 'failed' || status === 'canceled');
      const refund =
        refunds.find((one) => !failed.includes(one)) ??
        (await this.stripe.refunds.create(
          { payment_intent: paymentId, metadata, ...(paise !== undefined && { amount: paise }) },
          { idempotencyKey: `refund-${orderId}${part === undefined ? '' : `-part${part}`}-${failed.length}` },
        ));
      return { refundId: refund.id, isDone: refund.status === 'succeeded' };
    });
  }

  readMessage(body: string, signature = ''): ProviderMessage {
    if (!isSignature(signature)) throw new ShopError('payment.bad-signature');
    const { signature: verifier } = this.stripe.webhooks;
    if (!verifier) throw new Error("The card provider's library cannot verify signatures");
    try {
      verifier.verifyHeader(body, signature, this.webhookSecret, TOLERANCE_S);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
        throw new ShopError('payment.bad-signature');
      }
      throw error;
    }
    return messageOf(body);
  }

  /** Turns errors of the provider into the shop's, and logs them for the owner. */
  private async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.log.error({ type: error.type, code: error.code, msg: `The card provider: ${error.message}` });
      throw new ShopError('payment.unreachable');
    }
  }
}

/** Whether a header is a time and signatures of valid length; the library fails on others. */
function isSignature(header: string): boolean {
  const parts = header.split(',');
  return (
    parts.some((part) => /^t=\d{1,12}$/.test(part)) &&
    parts.every((part) => /^(?!v1=)|^v1=[0-9a-f]{64}$/.test(part))
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function addressOf(apiBase: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
}
