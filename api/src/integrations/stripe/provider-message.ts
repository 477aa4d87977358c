import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderMessage } from './card-provider.js';

/** What pages, payments and refunds have in common. */
const Told = z.object({
  id: z.string().optional(),
  object: z.string().optional(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

/** Which order and page an event is about. The order is named by us when we open the page or ask for the refund. */
export function messageOf(event: Stripe.Event): ProviderMessage {
  const told = Told.safeParse(event.data?.object);
  const { id, object, client_reference_id, metadata } = told.success ? told.data : {};
  const named = client_reference_id ?? metadata?.orderId;
  return {
    eventId: event.id,
    orderId: typeof named === 'string' ? named : undefined,
    sessionId: object === 'checkout.session' ? id : undefined,
  };
}
