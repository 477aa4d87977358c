import { ShopError } from '@jhola/shared/errors/shop-error';
import type { FastifyInstance } from 'fastify';
import { hasBuiltInNames } from './builtin-names.js';
import { isNestedDeeper } from './nesting.js';

/** No request of ours nests deeper than a handful; whoever walks a body by recursion must not run out of stack. */
const DEEPEST = 32;

/** The config of a route that is given its JSON unread: its signature is over the very text. */
export const BODY_AS_SENT = { bodyAsSent: true } as const;

/** The API reads JSON and nothing else. A body that is announced but empty counts as none. */
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
