import { ShopError } from '@jhola/shared/errors/shop-error';
import type { FastifyInstance } from 'fastify';
import { isNestedDeeper } from './nesting.js';

/** No request of ours nests deeper than a handful; whoever walks a body by recursion must not run out of stack. */
const DEEPEST = 32;

/** The API reads JSON and nothing else. A body that is announced but empty counts as none. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    /^application\/json\b/,
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else if (isNestedDeeper(body, DEEPEST)) done(new ShopError('request.malformed'));
      else parse(request, body, done);
    },
  );
}
