import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { ConnectionLimits } from '../config/connection-limits.js';
import { answerTo } from '../errors/error-answers.js';

interface Arrival {
  readonly response: ServerResponse;
  readonly endsAtMs: number;
  /** The bytes its connection had received at the last check, and when that number last grew. */
  bytes: number;
  grewAtMs: number;
}

/**
 * Ends requests whose body stalls, or takes too long as a whole, with 408. Node's own limit covers only the
 * time from the first byte to the last: a slow upload of 10 MB and a stalled one would have the same limit.
 * @param headers the headers of such a response
 */
export function endStalledBodies(
  server: Server,
  limits: ConnectionLimits,
  headers: Readonly<Record<string, string>>,
): void {
  const arriving = new Map<IncomingMessage, Arrival>();

  /** Requests of this turn of the event loop. */
  let fresh: { readonly request: IncomingMessage; readonly response: ServerResponse }[] = [];

  const watch = (): void => {
    const now = Date.now();
    // Most bodies came with their headers, and are complete by now.
    for (const { request, response } of fresh) {
      if (request.complete || request.destroyed) continue;
      const maxMs = isUpload(request) ? limits.uploadMs : limits.bodyMs;
      const bytes = request.socket.bytesRead;
      arriving.set(request, { response, endsAtMs: now + maxMs, bytes, grewAtMs: now });
      request.once('close', () => arriving.delete(request));
    }
    fresh = [];
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request) && fresh.push({ request, response }) === 1) setImmediate(watch);
  });

  const checkTimer = setInterval(() => {
    const now = Date.now();
    for (const [request, arrival] of arriving) {
      if (request.complete) {
        arriving.delete(request);
        continue;
      }
      const { bytesRead } = request.socket;
      if (bytesRead > arrival.bytes) Object.assign(arrival, { bytes: bytesRead, grewAtMs: now });
      if (now < arrival.endsAtMs && now - arrival.grewAtMs < limits.bodySilenceMs) continue;
      arriving.delete(request);
      end(request, arrival.response, headers);
    }
  }, limits.checkMs).unref();
  server.once('close', () => clearInterval(checkTimer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

function end(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const { socket } = request;
  // It was answered before its body arrived: refused, for instance.
  if (response.headersSent) {
    socket.destroy();
    return;
  }
  const { status, body } = answerTo(new ShopError('request.too-slow'));
  const text = JSON.stringify(body);
  response.writeHead(status, {
    ...headers,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text, () => socket.destroy());
}
