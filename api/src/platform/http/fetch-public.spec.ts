import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fetched, fetchPublic } from './fetch-public.js';

const seen: { headers: object[] } = { headers: [] };
const answers: Readonly<Record<string, RequestListener>> = {
  '/here': (_request, response) => response.end('a picture'),
  '/moved': (_request, response) => response.writeHead(302, { location: '/here' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/inside-by-name': (_request, response) =>
    response.writeHead(301, { location: `http://localhost:1/` }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/stated': (_request, response) =>
    response.writeHead(200, { 'content-length': '1000' }).end('x'.repeat(1000)),
  '/unstated': (_request, response) => {
    response.write('x'.repeat(60));
    response.end('x'.repeat(60));
  },
  '/slow': (_request, response) => void response.write('x'),
  '/silent': () => {},
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '50' }).write('x');
    response.socket?.destroy();
  },
};

const server = createServer((request, response) => {
  seen.headers.push(request.headers);
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, response);
  else response.writeHead(404).end('none');
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function fetched(address: string, { inside = host, signal = new AbortController().signal } = {}) {
  return fetchPublic(address.replace('HOST', host), {
    accept: 'image/*',
    maxBytes: 100,
    patienceMs: 300,
    mayBeInside: (one) => one === inside,
    signal,
  });
}
const refusal = (reason: string): Fetched => ({ ok: false, reason }) as Fetched;

it('answers what stands at an address, after redirects, and sends nothing of the shop', async () => {
  expect(await fetched('http://HOST/moved')).toEqual({ ok: true, bytes: Buffer.from('a picture') });
  expect(seen.headers.at(-1)).toEqual({
    ...{ accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Jhola' },
    ...{ host, connection: 'close' },
  });
});

it.each([
  ['http://HOST/missing', 'not-found'],
  ['http://HOST/inside', 'not-public'],
  ['http://HOST/inside-by-name', 'not-public'],
  ['http://HOST/file', 'not-an-address'],
  ['http://HOST/round', 'redirects'],
  ['http://HOST/stated', 'too-large'],
  ['http://HOST/unstated', 'too-large'],
  ['http://HOST/slow', 'too-slow'],
  ['http://HOST/silent', 'too-slow'],
  ['http://HOST/cut', 'unreachable'],
  ['http://127.0.0.1:1/', 'not-public'],
  ['http://2130706433/', 'not-public'],
  ['http://0x7f.1/', 'not-public'],
  ['http://[::1]/', 'not-public'],
  ['http://[::ffff:10.0.0.1]/', 'not-public'],
  ['http://[::7f00:1]/', 'not-public'],
  ['http://localhost/', 'not-public'],
  ['https://user:secret@example.com/', 'not-an-address'],
  ['ftp://example.com/a.jpg', 'not-an-address'],
  ['data:image/png;base64,AAAA', 'not-an-address'],
  ['tea.jpg', 'not-an-address'],
  ['', 'not-an-address'],
])('refuses %s as %s', async (address, reason) => {
  expect(await fetched(address)).toEqual(refusal(reason));
});

it('allows one host and port inside alone', async () => {
  expect(await fetched('http://HOST/here', { inside: '127.0.0.1:1' })).toEqual(refusal('not-public'));
});

it('ends with the reason of whoever ends it', async () => {
  const ending = new AbortController();
  const ended = fetched('http://HOST/silent', { signal: ending.signal });
  ending.abort(new Error('the shop closes'));
  await expect(ended).rejects.toThrow('the shop closes');
});
