import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isLoopbackAddress, isLoopbackName, type Reach } from '../config/demo-mode.js';

/** The parts of a request that show where it comes from. */
export interface Sender {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether a request was made on this computer. The socket's other end must be loopback, and no header may
 * contradict: headers can only remove the trust, since anybody can write them. A proxy on this computer names
 * its clients, whether or not TRUST_PROXY is set. The name in `Host` guards against other sites whose DNS
 * name resolves to 127.0.0.1.
 */
export function isFromThisComputer({ socket, headers }: Sender): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false;
  // A proxy that sends this header is not supported.
  if (headers.forwarded !== undefined) return false;
  return (
    namesLoopbackOnly(headers['x-forwarded-for']) &&
    namesLoopbackOnly(headers['x-real-ip']) &&
    isLoopbackHost(headers.host ?? '')
  );
}

/** Whether the sender of this request is within the reach of a feature. */
export const isWithin = (reach: Reach, sender: Sender): boolean =>
  reach === 'everybody' || (reach === 'this-computer' && isFromThisComputer(sender));

/** A hook that hides routes from clients outside their reach. */
export const onlyWithin =
  (reach: Reach) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isWithin(reach, request)) return undefined;
    reply.callNotFound();
    return reply;
  };

/** Judges each text once: requests name few hosts, and parsing an address takes longer than many answers. */
function judgedOnce(judge: (text: string) => boolean): (text: string) => boolean {
  const judged = new LRUCache<string, boolean>({ max: 100 });
  return (text) => {
    const known = judged.get(text);
    if (known !== undefined) return known;
    const verdict = judge(text);
    judged.set(text, verdict);
    return verdict;
  };
}

const isLoopback = judgedOnce(isLoopbackAddress);

/** Whether every address that a proxy's header names is of this computer; without it none contradicts. */
const namesLoopbackOnly = (named: string | string[] | undefined): boolean =>
  named === undefined ||
  String(named)
    .split(',')
    .every((address) => isLoopback(address.trim()));

const isLoopbackHost = judgedOnce(
  (host) => URL.canParse(`http://${host}`) && isLoopbackName(new URL(`http://${host}`).hostname),
);
