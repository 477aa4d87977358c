import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const PAGE = 'index.html';
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app: files packed at build time, those with a hash in their name for ever, and the app's page
 * for every address that is one of its routes.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, PAGE))) {
    new Logger('WebApp').warn('The web app is not built: only the API is served');
    return;
  }
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', PAGE],
    setHeaders: (response, path) => response.setHeader('cache-control', cachingOf(path)),
  });
  server.get('/*', (request, reply) => {
    if (!isPage(request)) return reply.callNotFound();
    return reply.sendFile(PAGE, folder);
  });
}

/** Files under assets/ have the hash of their content in the name; all others may change with every build. */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? A_YEAR : 'no-cache';
}

/** Whether someone asks for a page (a browser, or a program that takes anything), and not for a file that is not there. */
function isPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return (
    !/^\/(api|images|assets|socket\.io)(\/|\?|$)/.test(url) &&
    (accept === '*/*' || accept.includes('text/html'))
  );
}
