import { SOCKET_PATH } from '@jhola/shared/contracts/realtime.contract';
import type { Page } from 'playwright-core';

/** Engine.IO's message (4) with Socket.IO's CONNECT (0): the shop has let the page in. */
const CONNECTED = '40';
/** A page connects once it has started, which takes long on a busy machine. */
const PATIENCE_MS = 60_000;

/** Resolves once the page's socket is connected; call it before the page is opened. */
export async function socketConnected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', {
    predicate: (one) => new URL(one.url()).pathname.startsWith(SOCKET_PATH),
    timeout: PATIENCE_MS,
  });
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).startsWith(CONNECTED),
    timeout: PATIENCE_MS,
  });
}
