import type { ErrorCode } from '@jhola/shared/errors/error-codes';
import type { Socket } from 'socket.io-client';
import { reportAnswered } from '#connection/connection.ts';
import { refreshAccessToken } from '../api/refresh';
import { fetchShopper } from '../queries/session-fetches';

/** When the server, that could not be asked for a newer token, is asked again. */
const RETRY_MS = 5000;
/** The shop's refusal of a token that is too old, or whose session has ended. */
const TOKEN_ENDED: ErrorCode = 'auth.expired';
/** How the library names a connection that the shop has closed: its token or its session has ended. */
const CLOSED_BY_SHOP = 'io server disconnect';

/**
 * Reconnects a socket where the library does not: after the shop has refused or closed it because the access token has
 * ended. After each reconnection the shop counts as reachable, and what was missed meanwhile is fetched.
 * @param shownToken the access token that the socket was last opened with
 * @returns how to stop
 */
export function comeBack(socket: Socket, shownToken: () => string): () => void {
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = false;
  let stopped = false;

  const renew = async () => {
    try {
      const fresh = await refreshAccessToken(shownToken());
      // Without one the session has ended, and there is nothing to listen for.
      if (fresh && !stopped) socket.connect();
    } catch {
      // The server could not be asked; the session goes on.
      if (!stopped) retryTimer = setTimeout(renew, RETRY_MS);
    }
  };
  socket.on('connect_error', (refusal: Error & { readonly data?: { readonly code?: unknown } }) => {
    // Still active: only the way there is broken, and the library tries again.
    if (socket.active || !shownToken()) return;
    if (refusal.data?.code === TOKEN_ENDED) void renew();
    else retryTimer = setTimeout(() => socket.connect(), RETRY_MS);
  });
  socket.on('disconnect', (reason) => {
    if (reason === CLOSED_BY_SHOP) void renew();
  });
  socket.on('connect', () => {
    reportAnswered();
    if (wasOpen) void fetchShopper();
    wasOpen = true;
  });
  return () => {
    stopped = true;
    clearTimeout(retryTimer);
  };
}
