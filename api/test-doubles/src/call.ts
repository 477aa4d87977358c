import type { ShopAddress } from './shop/start-shop.js';

/** What a call sends. */
export interface Sent {
  readonly method?: string;
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

/** What the shop answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; undefined when the answer was none. Tests say what they expect, so it is not typed here. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer is checked by the test's expectations, field by field
  readonly body: any;
  readonly text: string;
}

/**
 * Calls the shop. The method is GET without a body and POST with one unless said otherwise.
 * @param path from the contracts, e.g. `accountPaths.login`
 * @throws Error for an answer without words
 */
export async function call(shop: ShopAddress, path: string, sent: Sent = {}): Promise<Answered> {
  const hasBody = sent.body !== undefined;
  const response = await fetch(`${shop.url}${path}`, {
    method: sent.method ?? (hasBody ? 'POST' : 'GET'),
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      ...sent.headers,
    },
    ...(hasBody ? { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) } : {}),
  });
  const text = await response.text();
  const body = parsed(text);
  if (isWordless(body)) throw new Error(`The answer of ${path} says nothing: ${text}`);
  return { status: response.status, headers: response.headers, text, body };
}

/** Every answer says in words what happened (docs/product.md#answers). */
const isWordless = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && !('message' in body && body.message);

/** The data of an answer that must be a success. @throws Error with the answer when it is a refusal */
export function dataOf<Data>({ status, body, text }: Answered): Data {
  if (status !== 200) throw new Error(`Refused with ${status}: ${text}`);
  return body.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
