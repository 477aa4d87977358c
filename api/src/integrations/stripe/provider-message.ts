import { ShopError } from '@jhola/shared/errors/shop-error';
import { z } from 'zod';
import type { ProviderMessage } from './card-provider.js';

/** The common fields of sessions, payments and refunds. */
const SharedFields = z.object({
  id: z.string().optional(),
  object: z.string().optional(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

const Event = z.object({
  id: z.string().min(1).max(255),
  data: z.object({ object: z.unknown() }).optional().catch(undefined),
});

/**
 * The order and page of an event. The shop names the order when it opens the page or asks for the refund.
 * @param body the signed event
 * @throws ShopError request.malformed for a body that is no event
 */
export function messageOf(body: string): ProviderMessage {
  const event = Event.safeParse(jsonOf(body));
  if (!event.success) throw new ShopError('request.malformed');
  const fields = SharedFields.safeParse(event.data.data?.object);
  const { id, object, client_reference_id, metadata } = fields.success ? fields.data : {};
  const named = client_reference_id ?? metadata?.orderId;
  return {
    eventId: event.data.id,
    orderId: typeof named === 'string' ? named : undefined,
    sessionId: object === 'checkout.session' ? id : undefined,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
