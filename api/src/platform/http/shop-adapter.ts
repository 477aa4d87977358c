import { FastifyAdapter } from '@nestjs/platform-fastify';
import { SerializedResponse } from '../answers/serialized-response.js';
import type { ShopRequest } from '../auth/current-user.decorator.js';

type Reply = Parameters<FastifyAdapter['reply']>[0];

/** Nest's Fastify adapter that sends a SerializedResponse as the bytes it is, without serialising or packing it again. */
export class ShopAdapter extends FastifyAdapter {
  override reply(response: Reply, body: unknown, status?: number): ReturnType<FastifyAdapter['reply']> {
    if (!(body instanceof SerializedResponse) || !('request' in response))
      return super.reply(response, body, status);
    if (status) response.status(status);
    const { headers, method, user } = response.request as ShopRequest;
    // What belongs to somebody no cache keeps, as the headers of all data have it.
    if (method === 'GET' && !user) {
      // The others change at any moment: keep a copy, but ask whether it is still right.
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
