/// <reference path="./http_ece.d.ts" />
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PushMessage } from '@jhola/shared/contracts/push.contract';
import ece from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import { until } from '../until.js';
import { ownCertificate } from './certificate.js';
import { letGo } from './let-go.js';

/** A message as it arrived at the push service. */
export interface ArrivedPush {
  readonly headers: IncomingHttpHeaders;
  /** Encrypted. */
  readonly body: Buffer;
}

/** A device as a browser would have subscribed it. */
export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** What has arrived for it so far. */
  readonly arrived: readonly ArrivedPush[];
  /** Decrypts what has arrived, as the browser does. */
  messages(): PushMessage[];
  /** Waits until so many messages have arrived, and answers them. */
  received(count: number): Promise<PushMessage[]>;
  /** From now on the service answers messages to it with this status; 201 takes them again. */
  answerWith(status: number, headers?: Readonly<Record<string, string>>): void;
  /** How often the service was called for it, whatever it answered. */
  readonly calls: number;
}

/** A push service with TLS on loopback. */
export interface PushService {
  readonly origin: string;
  /** What makes a shop send to it. */
  readonly env: Readonly<Record<string, string>>;
  /** A new device. */
  device(): Device;
  /** Lets the process end although nobody has stopped it. */
  unref(): void;
  stop(): Promise<void>;
}

/** Starts a push service with a certificate of its own. */
export async function startPushService(): Promise<PushService> {
  const folder = mkdtempSync(join(tmpdir(), 'jhola-push-'));
  const certificate = ownCertificate();
  writeFileSync(join(folder, 'ca.pem'), certificate.cert);
  const devices = new Map<string, ReturnType<typeof aDevice>>();
  const server = createServer(certificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const device = devices.get(request.url ?? '');
    const { status, headers } = device?.take({ headers: request.headers, body: Buffer.concat(chunks) }) ?? {
      status: 404,
    };
    response.writeHead(status, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: { PUSH_TEST_SERVICE: origin, NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') },
    device() {
      const path = `/device/${randomUUID()}`;
      const device = aDevice(origin + path);
      devices.set(path, device);
      return device;
    },
    unref() {
      letGo(server);
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

function aDevice(endpoint: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const arrived: ArrivedPush[] = [];
  let answer: { status: number; headers?: Readonly<Record<string, string>> } = { status: 201 };
  const device = {
    endpoint,
    keys: { p256dh, auth },
    arrived,
    calls: 0,
    messages: () =>
      arrived.map(({ body }) => {
        const opened = ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth });
        return JSON.parse(opened.toString('utf8')) as PushMessage;
      }),
    async received(count: number) {
      await until(`${count} messages`, async () => arrived.length >= count);
      return device.messages();
    },
    answerWith(status: number, headers: Readonly<Record<string, string>> = {}) {
      answer = { status, headers };
    },
    take(push: ArrivedPush) {
      device.calls += 1;
      if (answer.status < 300) arrived.push(push);
      return answer;
    },
  };
  return device;
}

/** What the shop has signed a message with; checked with its public key. @throws when the signature is not its own */
export async function vapidOf({ headers }: ArrivedPush, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'] });
  return { key, ...payload };
}
