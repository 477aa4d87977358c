import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SerializedResponse } from '../answers/serialized-response.js';

/** Sends a serialized response that is no JSON: a page, a sitemap. Supports conditional requests (304). */
export function sendReady(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: SerializedResponse,
  type: string,
): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', answer.etag);
  reply.header('vary', 'accept-encoding, cookie');
  if (headers['if-none-match'] === answer.etag && reply.statusCode === 200) return reply.status(304).send();
  const encoding = answer.encodingFor(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(answer.body(encoding));
}
