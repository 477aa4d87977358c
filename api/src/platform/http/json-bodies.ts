import type { FastifyInstance } from 'fastify';

/** The API reads JSON and nothing else. A body that is announced but empty counts as none. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    /^application\/json\b/,
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else parse(request, body, done);
    },
  );
}
