import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CardProvider } from '#integrations/stripe/card-provider.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { type ProviderMessageRecord, providerMessageModel } from '../models/provider-message.model.js';
import { CardPayments } from './card-payments.service.js';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Handles the card provider's messages, each once. */
@Injectable()
export class ProviderMessages {
  constructor(
    @InjectModel(providerMessageModel.name) private readonly messages: Model<ProviderMessageRecord>,
    private readonly provider: CardProvider,
    private readonly payments: CardPayments,
  ) {}

  /**
   * Handles a message. Its content is not trusted; the state is read from the provider, so that neither the
   * order nor the number of messages matters.
   * @param body as it came over the wire
   * @param signature the header that signs it
   * @throws ShopError payment.bad-signature; payment.unreachable or server.busy, and the provider tries again
   */
  async take(body: string, signature: string | undefined): Promise<void> {
    const message = this.provider.readMessage(body, signature);
    if (await this.messages.exists({ _id: message.eventId })) return;
    try {
      await this.payments.reconcile(message, (session) => this.recordHandled(message.eventId, session));
    } catch (error) {
      // A copy of the same message was handled concurrently; nothing is left to do.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  private async recordHandled(eventId: string, session: ClientSession): Promise<void> {
    const record: ProviderMessageRecord = { _id: eventId, expiresAt: new Date(Date.now() + KEPT_MS) };
    // By the driver: the record is created here, there is nothing to cast.
    await this.messages.collection.insertOne(record as never, { session });
  }
}
