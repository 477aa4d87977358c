import { FastifyAdapter } from '@nestjs/platform-fastify';
import { SerializedResponse } from '../answers/serialized-response.js';
import type { ShopRequest } from '../auth/current-user.decorator.js';

type Reply = Parameters<FastifyAdapter['reply']>[0];

/** Nest's Fastify adapter that sends a SerializedResponse as its bytes, without serializing or compressing it again. */
export class ShopAdapter extends FastifyAdapter {
  override reply(response: Reply, body: unknown, status?: number): ReturnType<FastifyAdapter['reply']> {
    if (!(body instanceof SerializedResponse) || !('request' in response))
      return super.reply(response, body, status);
    if (status) response.status(status);
    const { headers, method, user } = response.request as ShopRequest;
    // Personal data are never cached: they keep the headers of all data.
    if (method === 'GET' && !user) {
      // Other responses change at any moment: clients store a copy, but revalidate it.
      response.header('cache-control', 'private, no-cache').header('etag', body.etag);
      if (headers['if-none-match'] === body.etag) return response.status(304).send();
    }
    const encoding = body.encodingFor(headers['accept-encoding']);
    if (encoding !== 'identity') response.header('content-encoding', encoding);
    return response
      .header('vary', 'accept-encoding')
      .header('content-type', 'application/json; charset=utf-8')
      .send(body.body(encoding));
  }
}
