import { SOCKET_PATH } from '@jhola/shared/contracts/realtime.contract';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { io, type Socket } from 'socket.io-client';

/** Resolves with the next event of this name. */
export const nextEvent = <Event>(socket: Socket, event: string): Promise<Event> =>
  new Promise((resolve) => socket.once(event, resolve));

/** An open socket of whoever this token speaks for; it does not come back by itself once it is closed. */
export async function anOpenSocket(shop: Pick<OpenShop, 'url'>, token: string): Promise<Socket> {
  const socket = io(shop.url, {
    path: SOCKET_PATH,
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await Promise.race([
    nextEvent(socket, 'connect'),
    nextEvent<Error>(socket, 'connect_error').then((error) => Promise.reject(error)),
  ]);
  return socket;
}

/** The lines by which a client asks for a WebSocket. */
export const socketUpgrade = [
  `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
  'host: shop',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
] as const;
