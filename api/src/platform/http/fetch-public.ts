import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from './public-lookup.js';

/** Why nothing was fetched. */
export type FetchRefusal =
  | 'not-an-address'
  | 'not-public'
  | 'not-found'
  | 'too-large'
  | 'too-slow'
  | 'unreachable'
  | 'redirects';

/** The bytes at an address, or why there are none. */
export type Fetched =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: FetchRefusal };

/** How a file of somebody else's is fetched. */
export interface FetchOptions {
  /** What the file may be, as an `Accept` header. */
  readonly accept: string;
  readonly maxBytes: number;
  /** For all of it, redirects and body included. */
  readonly patienceMs: number;
  /** A host and port that may be inside the shop's network: the double of a test. */
  readonly mayBeInside: (host: string) => boolean;
  /** Ends the fetch; the promise rejects with its reason. */
  readonly signal: AbortSignal;
}

const MAX_REDIRECTS = 3;
const refused = (reason: FetchRefusal) => ({ ok: false, reason }) as const;

/**
 * Fetches a file from an address that somebody has written down, by http or https. It only connects to public addresses: each
 * one is checked, of redirects too, and connected to in the same step (docs/product.md#picture-imports). Nothing of the shop is
 * sent: no cookies, no credentials, no referrer.
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Fetched> {
  const patience = AbortSignal.timeout(options.patienceMs);
  const signal = AbortSignal.any([patience, options.signal]);
  let at = parsed(address);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (!at) return refused('not-an-address');
      if (isInside(at) && !options.mayBeInside(at.host)) return refused('not-public');
      const response = await answerOf(at, options, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        at = parsed(headers.location, at.href);
        continue;
      }
      return await bodyOf(response, options.maxBytes);
    }
    return refused('redirects');
  } catch (error) {
    options.signal.throwIfAborted();
    if (patience.aborted) return refused('too-slow');
    return refused((error as NodeJS.ErrnoException).code === 'ENOTPUBLIC' ? 'not-public' : 'unreachable');
  }
}

/** An address without a password, of a protocol that is fetched. */
function parsed(text: string, base?: string): URL | undefined {
  if (!URL.canParse(text.trim(), base)) return undefined;
  const address = new URL(text.trim(), base);
  const isTaken = ['http:', 'https:'].includes(address.protocol) && !address.username;
  return isTaken && !address.password ? address : undefined;
}

/** Whether an address names a host by a number that is not public: such a host is never looked up. */
function isInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
}

function answerOf(at: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const request = at.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(
      at,
      {
        // Each call has a connection of its own, so that none is shared with another host's.
        agent: false,
        lookup: publicLookup(() => options.mayBeInside(at.host)),
        signal,
        headers: { accept: options.accept, 'accept-encoding': 'identity', 'user-agent': 'Jhola' },
      },
      resolve,
    );
    call.on('error', reject);
    call.end();
  });
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Fetched> {
  const end = (reason: FetchRefusal) => {
    response.destroy();
    return refused(reason);
  };
  if (response.statusCode !== 200) return end('not-found');
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) return end('too-large');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) return end('too-large');
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}
