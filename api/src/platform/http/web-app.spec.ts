import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { SerializedResponse } from '../answers/serialized-response.js';
import { serveWebApp } from './web-app.js';

let folder: string;
let server: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jhola-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Jhola</title>');
  writeFileSync(join(folder, 'sw.js'), 'worker');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c4d.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'app-1a2b3c4d.js.br'), brotliCompressSync('plain'));
  server = new FastifyAdapter().getInstance();
  const page = new SerializedResponse('<!doctype html><title>The page of its address</title>');
  await serveWebApp(server, { folder }, async () => async ({ url }) => ({
    status: url.startsWith('/gone') ? 404 : 200,
    page,
  }));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const browser = { accept: 'text/html,application/xhtml+xml' };

describe('the web app', () => {
  it.each(['/', '/cart', '/books-65f0/novels-65f1', '/product/tea-65f2?from=home'])(
    'answers %s with its page',
    async (url) => {
      const { statusCode, headers, body } = await get(url, browser);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body).toContain('The page of its address');
    },
  );

  it('keeps the status of a page that is not there', async () => {
    expect((await get('/gone', browser)).statusCode).toBe(404);
  });

  it('answers 304 for a page that the browser has', async () => {
    const { etag } = (await get('/cart', browser)).headers;
    expect((await get('/cart', { ...browser, 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it('serves the bare page as a file, for the service worker', async () => {
    expect((await get('/index.html', browser)).body).toContain('Jhola');
  });

  it.each(['/api/nothing', '/api', '/images/nothing.webp', '/assets/gone-1a2b.js'])(
    'answers %s with no page',
    async (url) => {
      expect((await get(url, browser)).statusCode).toBe(404);
    },
  );

  it('is no page for a client that asks for something else', async () => {
    expect((await get('/cart', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('allows caching forever for files with a hash in their name, and no others', async () => {
    expect((await get('/assets/app-1a2b3c4d.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the files compressed at build time', async () => {
    const packed = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers['cache-control']).toContain('immutable');
    expect((await get('/assets/app-1a2b3c4d.js')).body).toBe('plain');
  });
});
