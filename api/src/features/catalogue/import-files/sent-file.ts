import type { Readable } from 'node:stream';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { FastifyRequest } from 'fastify';
import { sentFile } from '#platform/http/sent-file.js';

const MEGABYTE = 1024 * 1024;
/** The overhead of the multipart body around the file. */
const FRAME = 64 * 1024;

/** A file that is being received, and the name its sender gave it. */
export interface SentFile {
  readonly fileName: string;
  /** Ends at the limit, and is `truncated` then. */
  readonly stream: Readable & { readonly truncated?: boolean };
  readonly maxMegabytes: number;
}

/**
 * The `file` of a multipart request, as a stream.
 * @param ifMissing the code of the refusal where there is none
 * @throws ShopError `ifMissing`, import.too-large; as sentFile of platform/http for a body that is broken
 */
export async function sentImport(
  request: FastifyRequest,
  maxMegabytes: number,
  ifMissing: 'import.no-file' | 'import.no-pictures',
): Promise<SentFile> {
  if (Number(request.headers['content-length'] ?? 0) > maxMegabytes * MEGABYTE + FRAME)
    throw new ShopError('import.too-large', { most: maxMegabytes });
  const sent = await sentFile(request, {
    limits: { fileSize: maxMegabytes * MEGABYTE },
    // The stream ends there instead, with a flag: the error would have no listener once the file is being
    // read.
    throwFileSizeLimit: false,
  });
  if (!sent) throw new ShopError(ifMissing);
  return { fileName: plainName(sent.filename), stream: sent.file, maxMegabytes };
}

/**
 * Checks that a file that was read to its end was complete.
 * @throws ShopError import.too-large
 */
export function mustBeWhole({ stream, maxMegabytes }: SentFile): void {
  if (stream.truncated) throw new ShopError('import.too-large', { most: maxMegabytes });
}

/** For display only; it never names a file. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .trim()
    .slice(-120) || 'catalogue.csv';
