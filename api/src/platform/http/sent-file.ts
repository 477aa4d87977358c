import type { MultipartFile } from '@fastify/multipart';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { FastifyRequest } from 'fastify';

/** The options for reading a file, from @fastify/multipart. */
type Reading = Parameters<FastifyRequest['file']>[0];

/**
 * The `file` of a multipart request, as a stream.
 * @returns undefined when the request is no form, or has no such file
 * @throws ShopError request.malformed for a form that cannot be read; Fastify's own errors for one that is
 *   too large
 */
export async function sentFile(
  request: FastifyRequest,
  reading?: Reading,
): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const sent = await request.file(reading);
    if (sent?.fieldname === 'file') return sent;
    // Read to its end, so that the connection can be used again.
    sent?.file.resume();
    return undefined;
  } catch (error) {
    throw unreadable(error as Error);
  }
}

/** The error codes of clients that went away in the middle of an upload. */
const WENT_AWAY = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/**
 * The refusal for an error while a form is read; errors that do not concern the form stay as they are. The
 * parser's own are plain errors without a code.
 */
export function unreadable(error: Error & { readonly code?: string }): Error {
  const { code } = error;
  const isOfParser = code === undefined && error.constructor === Error;
  return isOfParser || WENT_AWAY.includes(code ?? '') ? new ShopError('request.malformed') : error;
}
