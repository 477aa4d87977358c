import type { Readable } from 'node:stream';
import { MAX_IMPORT_MEGABYTES } from '@jhola/shared/contracts/catalogue-files.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { FastifyRequest } from 'fastify';
import { sentFile } from '#platform/http/sent-file.js';

const MEGABYTE = 1024 * 1024;
/** The overhead of the multipart body around the file. */
const FRAME = 64 * 1024;

/** A file that is being received, and the name its sender gave it. */
export interface SentCsv {
  readonly fileName: string;
  /** Ends at the limit, and is `truncated` then. */
  readonly stream: Readable & { readonly truncated?: boolean };
}

/**
 * The `file` of a multipart request, as a stream.
 * @throws ShopError import.no-file, import.too-large; as sentFile for a body that is broken
 */
export async function sentCsv(request: FastifyRequest): Promise<SentCsv> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_IMPORT_MEGABYTES * MEGABYTE + FRAME)
    throw new ShopError('import.too-large', { most: MAX_IMPORT_MEGABYTES });
  const sent = await sentFile(request, {
    limits: { fileSize: MAX_IMPORT_MEGABYTES * MEGABYTE },
    // The stream ends there instead, with a flag: the error would have no listener once the file is being
    // read.
    throwFileSizeLimit: false,
  });
  if (!sent) throw new ShopError('import.no-file');
  return { fileName: plainName(sent.filename), stream: sent.file };
}

/**
 * Checks that a file that was read to its end was complete.
 * @throws ShopError import.too-large
 */
export function mustBeWhole({ stream }: SentCsv): void {
  if (stream.truncated) throw new ShopError('import.too-large', { most: MAX_IMPORT_MEGABYTES });
}

/** For display only; it never names a file. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .trim()
    .slice(-120) || 'catalogue.csv';
