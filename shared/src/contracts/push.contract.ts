import { z } from 'zod';
import { answerOf, Id } from './answer.contract.js';
import { OrderId, OrderStage } from './orders.contract.js';

/** Notifications that reach a device with the shop closed (Web Push): additions of ours. */
export const pushPaths = {
  key: '/api/push/key',
  subscribe: '/api/push/subscribe',
  unsubscribe: '/api/push/unsubscribe',
  test: '/api/push/test',
  backInStock: '/api/push/back-in-stock',
  waitFor: '/api/push/wait-for',
} as const;

/** The shop's public key, base64url: a device is subscribed for messages that are signed by it. */
export const PushKeyAnswer = answerOf(z.object({ publicKey: z.string() })).meta({ id: 'PushKeyAnswer' });
export type PushKeyAnswer = z.infer<typeof PushKeyAnswer>;

/** The address of a device at the push service of its browser. Who knows it can send to it: it is given to nobody. */
const Endpoint = z.url({ protocol: /^https$/, error: 'must be an https address' }).max(1024);

/** A public key of 65 bytes and a secret of 16, base64url, to encrypt messages for the device. */
const PushKeys = z.object({
  p256dh: z.string().regex(/^[\w-]{87}$/, 'is not a key'),
  auth: z.string().regex(/^[\w-]{22}$/, 'is not a secret'),
});

/** Which notifications a device receives, besides products it waits for. */
export const PushWishes = z
  .object({
    /** The orders of whoever uses it, stage by stage. */
    orderStatus: z.boolean(),
    /** Everybody's new orders; administrators only. */
    newOrders: z.boolean(),
    /** Answers to the questions of whoever uses it; wanted unless said otherwise: devices of earlier versions say nothing. */
    answers: z.boolean().optional(),
  })
  .meta({ id: 'PushWishes' });
export type PushWishes = z.infer<typeof PushWishes>;

/** A device, as its browser subscribed it, and which notifications it receives in which language. */
export const SubscribeRequest = z
  .object({
    endpoint: Endpoint,
    keys: PushKeys,
    wishes: PushWishes,
    language: z.enum(['en', 'hi']),
    /** The address of before, which the browser has given up. */
    replaces: Endpoint.optional(),
  })
  .meta({ id: 'SubscribeRequest' });
export type SubscribeRequest = z.infer<typeof SubscribeRequest>;

/** One of the devices of whoever asks. */
export const PushDeviceRequest = z.object({ endpoint: Endpoint }).meta({ id: 'PushDeviceRequest' });
export type PushDeviceRequest = z.infer<typeof PushDeviceRequest>;

/** Whether somebody wants to be notified once this product, or its variant, is there again. */
export const WaitForRequest = z
  .object({ productId: Id, variantId: Id.optional(), wanted: z.boolean() })
  .meta({ id: 'WaitForRequest' });
export type WaitForRequest = z.infer<typeof WaitForRequest>;

/** What somebody waits for. */
export const WaitsAnswer = answerOf(
  z.array(z.object({ productId: Id, variantId: Id.optional() })).max(100),
).meta({ id: 'WaitsAnswer' });
export type WaitsAnswer = z.infer<typeof WaitsAnswer>;

/** What a message contains; nothing of a person but an order's number and total. */
export const PushNews = z.discriminatedUnion('kind', [
  /** `total` in rupees. */
  z.object({ kind: z.literal('new-order'), orderId: OrderId, total: z.number() }),
  z.object({
    kind: z.literal('order-status'),
    orderId: OrderId,
    stage: OrderStage,
    /** Carrier and tracking number, where they are known. */
    tracking: z.string().optional(),
  }),
  z.object({ kind: z.literal('back-in-stock'), productId: Id, name: z.string() }),
  z.object({ kind: z.literal('question-answered'), questionId: Id, productId: Id, name: z.string() }),
  z.object({ kind: z.literal('test') }),
]);
export type PushNews = z.infer<typeof PushNews>;

/** A message as the device decrypts it. */
export const PushMessage = z.object({
  news: PushNews,
  language: z.enum(['en', 'hi']),
  /** The shop's logo, as in its settings; '' for the shop's own drawing. */
  logo: z.string().optional(),
});
export type PushMessage = z.infer<typeof PushMessage>;
