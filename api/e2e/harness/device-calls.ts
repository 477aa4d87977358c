import type { Answered } from '@jhola/test-doubles/call';

/** User agents of two devices. */
export const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
export const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

/** The device that a call comes from; a phone unless said otherwise. */
export interface From {
  readonly agent?: string;
  /** The cookies of the device, as the shop has set them. */
  readonly cookie?: string;
  readonly address?: string;
}

/** What a call from this device sends to a shop behind one proxy. */
export const headersOf = ({ agent = phone, cookie, address = '203.0.113.7' }: From) => ({
  'user-agent': agent,
  'x-forwarded-for': address,
  ...(cookie && { cookie }),
});

/** The cookie by which the shop knows the device again, as an answer sets it; empty without one. */
export const cookieOf = ({ headers }: Answered): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .find((each) => each.startsWith('device=')) ?? '';
