import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackName, type Reach } from '../config/demo-mode.js';

/** What tells where a request comes from. */
export interface Sender {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether a request was made on this very computer. The socket's other end must be loopback, and nothing in the headers
 * may say otherwise: headers can only take the trust away, since anybody can write them. A proxy on this computer names
 * those it speaks for, whether or not TRUST_PROXY is set. The name in `Host` guards against pages of other sites whose
 * name was made to mean 127.0.0.1.
 */
export function isFromThisComputer({ socket, headers }: Sender): boolean {
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) return false;
  // A proxy that speaks this dialect is none that we know how to read.
  if (headers.forwarded !== undefined) return false;
  const named = [headers['x-forwarded-for'], headers['x-real-ip']].flatMap((value) =>
    value === undefined ? [] : String(value).split(','),
  );
  return named.every((address) => isLoopbackAddress(address.trim())) && isLoopbackHost(headers.host);
}

/** Whether whoever sent this request is among those a thing is for. */
export const isWithin = (reach: Reach, sender: Sender): boolean =>
  reach === 'everybody' || (reach === 'this-computer' && isFromThisComputer(sender));

/** A hook for routes that nobody but those a thing is for may find. */
export const onlyWithin =
  (reach: Reach) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isWithin(reach, request)) return undefined;
    reply.callNotFound();
    return reply;
  };

function isLoopbackHost(host: string | undefined): boolean {
  return (
    host !== undefined && URL.canParse(`http://${host}`) && isLoopbackName(new URL(`http://${host}`).hostname)
  );
}
