import { ShopError } from '@jhola/shared/errors/shop-error';
import type { FastifyInstance } from 'fastify';
import { hasBuiltInNames } from './builtin-names.js';
import { isNestedDeeper } from './nesting.js';

/** No request of the shop nests deeper than a few levels; recursive code must not run out of stack. */
const DEEPEST = 32;

/** The config of a route that receives its JSON as text: its signature covers the very text. */
export const BODY_AS_SENT = { bodyAsSent: true } as const;

/** The API reads JSON and nothing else. An empty body with a content type counts as none. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    /^application\/json\b/,
    { parseAs: 'string' },
    (request, body, done) => {
      if ('bodyAsSent' in request.routeOptions.config) done(null, body);
      else if (body.length === 0) done(null, undefined);
      else if (isNestedDeeper(body, DEEPEST)) done(new ShopError('request.malformed'));
      else
        parse(request, body, (error: Error | null, parsed?: unknown) => {
          if (!error && hasBuiltInNames(body, parsed)) done(new ShopError('request.malformed'));
          else done(error, parsed);
        });
    },
  );
}
