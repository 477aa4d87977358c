import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SerializedResponse } from '../answers/serialized-response.js';
import { sendReady } from './send-ready.js';

const PAGE = 'index.html';
const SERVICE_WORKER = 'service-worker.js';
const A_YEAR = 'public, max-age=31536000, immutable';

/** The served web app. */
export interface WebApp {
  /** The folder of the build. */
  readonly folder: string;
  /** Paths of files that are answered otherwise: routes of their own serve them. */
  readonly answered?: readonly string[];
  /** A script that replaces the built service worker; never cached. */
  readonly serviceWorker?: string;
}

/** A page of an address, or the canonical address of that page; `bare`: the app's page, of which browsers make any other. */
export type FoundPage =
  | { readonly status: number; readonly page: SerializedResponse }
  | { readonly movedTo: string }
  | 'bare';

/** Returns the page of an address. */
export type PageSource = (request: FastifyRequest) => Promise<FoundPage>;

/**
 * Serves the built web app: files compressed at build time, those with a hash in their name cacheable
 * forever, and a page for every other address. The app's bare page is a file too: the service worker caches
 * it for all routes.
 * @param openPages called when there is a web app
 */
export async function serveWebApp(
  server: FastifyInstance,
  { folder, serviceWorker, answered = [] }: WebApp,
  openPages: () => Promise<PageSource>,
): Promise<void> {
  if (!existsSync(join(folder, PAGE))) {
    new Logger('WebApp').warn('The web app is not built: only the API is served');
    return;
  }
  const pageOf = await openPages();
  const files = await filesIn(folder);
  for (const path of answered) files.delete(path);
  if (serviceWorker !== undefined)
    server.get(`/${SERVICE_WORKER}`, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(serviceWorker),
    );
  await server.register(fastifyStatic, {
    root: folder,
    // A route for each file would be a tenth of a start's work.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
  });
  // Pages have one: their headers go by it (security-headers.ts).
  for (const path of files)
    if (path.endsWith('.html')) server.get(path, (_request, reply) => reply.sendFile(path.slice(1)));
  // Counted apart from the pages (count-requests.ts).
  server.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const path = `assets/${request.params['*']}`;
    return files.has(`/${path}`) ? reply.sendFile(path) : reply.callNotFound();
  });
  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (files.has(`/${path}`)) return reply.sendFile(path);
    if (!isPage(request)) return reply.callNotFound();
    const found = await pageOf(request);
    if (found === 'bare') return reply.sendFile(PAGE);
    if ('movedTo' in found) return reply.header('cache-control', 'no-cache').redirect(found.movedTo, 308);
    const { status, page } = found;
    return sendReady(request, reply.status(status), page, 'text/html; charset=utf-8');
  });
}

/** The paths of what a build has for browsers: not what is compressed of it, or about it. */
async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);
  return new Set(paths.filter((path) => !/\/\.|\.(br|gz|map)$/.test(path)));
}

/** Files under assets/ have the hash of their content in the name; all others may change with every build. */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? A_YEAR : 'no-cache';
}

/** Whether a request is for a page (by a browser, or a client that accepts anything), and not for a missing file. */
function isPage({ url, headers: { accept = '*/*' } }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  return (
    !/^\/(api|images|uploads|assets|socket\.io)(\/|\?|$)/.test(url) &&
    (accept === '*/*' || accept.includes('text/html'))
  );
}
