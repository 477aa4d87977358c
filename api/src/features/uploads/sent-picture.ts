import '@fastify/multipart';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { FastifyRequest } from 'fastify';

/** The largest file that is read; see platform/http/multipart. */
const MOST_MEGABYTES = 10;

/**
 * The bytes of the `file` of a multipart request. They stay in memory: an upload that is cancelled leaves nothing.
 * @throws ShopError upload.missing, upload.too-large; Fastify's own errors for a body that is broken
 */
export async function sentPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ShopError('upload.missing');
  const sent = await request.file();
  if (sent?.fieldname !== 'file') throw new ShopError('upload.missing');
  const bytes = await sent.toBuffer().catch(refuse);
  if (bytes.length === 0) throw new ShopError('upload.missing');
  return bytes;
}

function refuse(error: Error & { code?: string }): never {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    throw new ShopError('upload.too-large', { most: MOST_MEGABYTES });
  // Whoever sent it has gone away in the middle.
  if (error.code === 'ECONNRESET') throw new ShopError('request.malformed');
  throw error;
}
