import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.js';

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
};

/**
 * Sends a stored picture, cacheable forever: another picture has another name. Supports conditional (304) and
 * range requests.
 * @param file its name, which is never reused for other bytes
 */
export async function sendPicture(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: string,
  picture: Buffer,
): Promise<void> {
  const etag = `"${file}"`;
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  if (knows(headers['if-none-match'], etag)) return reply.status(304).send();
  reply.type(contentTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  // A part of another edition would not fit what the client has.
  const sameEdition = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = byteRange(sameEdition ? headers.range : undefined, picture.length);
  if (range === 'whole') return reply.send(picture);
  if (range === 'none') {
    return reply
      .headers({ 'content-range': `bytes */${picture.length}`, 'cache-control': 'no-store' })
      .status(416)
      .send();
  }
  const { from, to } = range;
  return reply
    .header('content-range', `bytes ${from}-${to}/${picture.length}`)
    .status(206)
    .send(picture.subarray(from, to + 1));
}

/** Whether an If-None-Match names this edition; weak tags mean the same bytes here. */
function knows(header: string | undefined, etag: string): boolean {
  const named = header?.split(',').map((name) => name.trim().replace(/^W\//, '')) ?? [];
  return named.includes(etag) || named.includes('*');
}
