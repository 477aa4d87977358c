import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenRenderer, ServerRenderer } from '@jhola/shared/contracts/server-rendering.contract';
import { brandColoursOf, brandStyles, brandStylesPath } from '@jhola/shared/identity/brand-colours';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { SerializedResponse } from '#platform/answers/serialized-response.js';
import { relyingPartyOf } from '#platform/auth/relying-party.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import { sendReady } from '#platform/http/send-ready.js';
import { serveWebApp } from '#platform/http/web-app.js';
import { Limits } from '#platform/limits/limits.service.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { MANIFESTS, manifestOf } from './manifests.js';
import { RenderedPages } from './rendered-pages.service.js';
import { RETIRING_SERVICE_WORKER, withoutServiceWorker } from './retire-service-worker.js';
import { SECURITY_TEXT_PATH, securityText } from './security-text.js';
import { SiteMap } from './site-map.service.js';

/**
 * `/robots.txt`: search engines may read everything a visitor may see, except the API and pages of a
 * signed-in shopper.
 * @param publicUrl scheme, host and port of the shop
 */
const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /checkout',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** The owner's colours: a path has them and the version of their rules in it, so that what stands there never changes. */
const BRAND_STYLES = '/brand/:file';
/** How long after the start the code that renders pages is loaded at the latest, in milliseconds. */
const RENDERER_AHEAD_MS = 5000;
const SITEMAP_PART = /^([1-9]\d{0,3})\.xml$/;

/** Serves the web app, server-rendered pages, the sitemap, robots.txt and security.txt. Call before listening. */
export async function serveStorefront(app: NestFastifyApplication, config: ShopConfig): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const siteMap = app.get(SiteMap);
  const settings = app.get(CurrentShopSettings, { strict: false });
  const robots = robotsText(config.publicUrl);

  server.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  server.get(SECURITY_TEXT_PATH, async (_request, reply) => {
    const { supportEmail } = await settings.get();
    return reply.type('text/plain; charset=utf-8').send(securityText(supportEmail, config.publicUrl));
  });
  server.get('/sitemap.xml', async (request, reply) =>
    sendReady(request, reply, await siteMap.whole(), 'application/xml; charset=utf-8'),
  );
  server.get<{ Params: { file: string } }>('/sitemap-:file', async (request, reply) => {
    const [, part] = SITEMAP_PART.exec(request.params.file) ?? [];
    const addresses = part && (await siteMap.numbered(Number(part)));
    if (!addresses) return reply.callNotFound();
    return sendReady(request, reply, addresses, 'application/xml; charset=utf-8');
  });

  server.get<{ Params: { file: string } }>(BRAND_STYLES, (request, reply) => {
    const path = `/brand/${request.params.file}`;
    const colours = brandColoursOf(path);
    if (!colours) return reply.callNotFound();
    const isCurrent = path === brandStylesPath(colours);
    reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.type('text/css; charset=utf-8').send(brandStyles(colours));
  });

  const pages = app.get(RenderedPages);
  const limits = app.get(Limits);
  const webApp = {
    folder: config.webAppDir,
    answered: [...MANIFESTS.keys()],
    ...(config.serviceWorker ? {} : { serviceWorker: RETIRING_SERVICE_WORKER }),
  };
  await serveWebApp(server, webApp, async () => {
    for (const path of MANIFESTS.keys())
      server.get(path, async (request, reply) => {
        const manifest = await manifestOf(config.webAppDir, path, await settings.get());
        return sendReady(request, reply, new SerializedResponse(manifest), 'application/manifest+json');
      });
    const renderer = await rendererOf(config);
    return async (request) => {
      if (await isSpent(limits, request)) return 'bare';
      return pages.answer(await renderer(), request.url, request.headers.cookie ?? '');
    };
  });
}

/**
 * What renders pages: the compiled server build of the web app. Its code, an eighth of all that a start loads, is loaded for the
 * first page that is asked for, or a while after the start.
 * @throws Error where a file of the build is missing
 */
async function rendererOf({
  webAppDir,
  publicUrl,
  environment,
  serviceWorker,
  demo,
}: ShopConfig): Promise<() => Promise<ServerRenderer>> {
  const code = join(webAppDir, '.server', 'render.js');
  const [template, manifest] = await Promise.all([
    readFile(join(webAppDir, 'index.html'), 'utf8'),
    readFile(join(webAppDir, '.vite', 'manifest.json'), 'utf8'),
    access(code),
  ]);
  const open = async () => {
    const { openRenderer } = (await import(pathToFileURL(code).href)) as {
      readonly openRenderer: OpenRenderer;
    };
    return openRenderer({
      template: serviceWorker ? template : withoutServiceWorker(template),
      manifest: JSON.parse(manifest),
      origin: new URL(publicUrl).origin,
      signIn: {
        googleClientId: environment.GOOGLE_CLIENT_ID ?? null,
        passkeys: relyingPartyOf(publicUrl) !== undefined,
      },
      demo: demo.name === 'public',
    });
  };
  let opened: Promise<ServerRenderer> | undefined;
  const renderer = () => {
    opened ??= open();
    return opened;
  };
  const ahead = () =>
    renderer().catch((err: unknown) =>
      new Logger('Pages').error({ err, msg: 'The code that renders pages cannot be loaded' }),
    );
  setTimeout(ahead, RENDERER_AHEAD_MS).unref();
  return renderer;
}

/** Whether this address has been made enough pages for a while. */
async function isSpent(limits: Limits, request: FastifyRequest): Promise<boolean> {
  if (limits.areOffFor(request)) return false;
  const caller = { address: request.ip, userId: undefined, body: undefined };
  return (await limits.count('pages', caller)) !== undefined;
}
