/** An event for its handlers. */
export interface ShopEvent<Payload = unknown> {
  readonly type: string;
  readonly payload: Payload;
}

/** A type of event: call it to create one, pass it to listen. */
export interface EventType<Payload> {
  (payload: Payload): ShopEvent<Payload>;
  readonly type: string;
}

/**
 * Declares a type of event.
 * @param type its name: feature and past tense, `order.placed`
 */
export function eventType<Payload extends object>(type: string): EventType<Payload> {
  return Object.assign((payload: Payload) => ({ type, payload }), { type });
}
