/** Something that has happened, on its way to whoever listens. */
export interface ShopEvent<Payload = unknown> {
  readonly type: string;
  readonly payload: Payload;
}

/** A kind of event: call it to make one, name it to listen. */
export interface EventType<Payload> {
  (payload: Payload): ShopEvent<Payload>;
  readonly type: string;
}

/**
 * Declares a kind of event.
 * @param type its name in the shop's words: feature and past tense, `order.placed`
 */
export function eventType<Payload extends object>(type: string): EventType<Payload> {
  return Object.assign((payload: Payload) => ({ type, payload }), { type });
}
