import '@fastify/multipart';
import type { Readable } from 'node:stream';
import { MOST_IMPORT_MEGABYTES } from '@jhola/shared/contracts/catalogue-files.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { FastifyRequest } from 'fastify';

const MEGABYTE = 1024 * 1024;
/** What stands around the file in the body. */
const FRAME = 64 * 1024;

/** A file on its way, and what its sender calls it. */
export interface SentCsv {
  readonly fileName: string;
  readonly stream: Readable;
}

/**
 * The `file` of a multipart request, as it comes.
 * @throws ShopError import.no-file, import.too-large; Fastify's own errors for a body that is broken
 */
export async function sentCsv(request: FastifyRequest): Promise<SentCsv> {
  if (!request.isMultipart()) throw new ShopError('import.no-file');
  if (Number(request.headers['content-length'] ?? 0) > MOST_IMPORT_MEGABYTES * MEGABYTE + FRAME)
    throw tooLarge();
  const sent = await request.file({ limits: { fileSize: MOST_IMPORT_MEGABYTES * MEGABYTE } });
  if (sent?.fieldname !== 'file') throw new ShopError('import.no-file');
  return { fileName: plainName(sent.filename), stream: sent.file };
}

/** The refusal that a file which did not come whole stands for. */
export function unsent(error: Error & { code?: string }): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  // Whoever sent it has gone away in the middle.
  if (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new ShopError('request.malformed');
  return error;
}

const tooLarge = () => new ShopError('import.too-large', { most: MOST_IMPORT_MEGABYTES });

/** Shown, and never used to find a file. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .trim()
    .slice(-120) || 'catalogue.csv';
