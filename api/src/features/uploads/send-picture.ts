import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.js';

const contentTypes: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * Answers a kept picture, for ever: another picture has another name. Whoever has it already gets 304, whoever asks for a
 * part gets that.
 * @param file its name, which is never given to other bytes
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
  // A part of another edition would not fit to what the asker has.
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

/** Whether an If-None-Match names this edition; names that say "weak" mean the same bytes here. */
function knows(header: string | undefined, etag: string): boolean {
  const named = header?.split(',').map((name) => name.trim().replace(/^W\//, '')) ?? [];
  return named.includes(etag) || named.includes('*');
}
