import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it was sent: perhaps in chunks. */
  readonly text: string;
}

/** A connection to the shop. Whatever becomes of it, it does not throw. */
export async function rawConnection(shop: Pick<OpenShop, 'url'>, localAddress?: string): Promise<Socket> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) });
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

/** All that comes until the shop hangs up. */
export async function untilClosed(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks).toString('latin1');
}

/** Reads an answer; its status is 0 when there was none. */
export function rawAnswer(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    text: rest.join('\r\n\r\n'),
  };
}

/**
 * Asks for exactly this, which no client does that tidies addresses up.
 * @param target what stands between the method and the version
 */
export async function rawGet(shop: Pick<OpenShop, 'url'>, target: string): Promise<RawAnswer> {
  const socket = await rawConnection(shop);
  const received = untilClosed(socket);
  // Bytes as they are: a target may hold any of them. The limits are off for this computer alone, so the host is its own.
  socket.write(
    `GET ${target} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
    'latin1',
  );
  return rawAnswer(await received);
}
