import { createHmac, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { letGo } from './let-go.js';
import { newKeyPair } from './new-key-pair.js';

/** The shop's name with the provider, in tests. */
const testClientId = 'jhola-tests.apps.googleusercontent.com';

/** A person with a Google account. */
export interface GoogleUser {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** What may be wrong with a token; nothing of it makes a good one. */
export interface TokenFault {
  readonly claims?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  /** Signs in place of Google's own key. */
  readonly signature?: (text: string) => Buffer;
}

/** How the keys cannot be had. */
export type GoogleFault = 'refuses' | 'hangs up';

/** A Google double: it publishes its keys on loopback and makes ID tokens as the sign-in button gets them. */
export interface Google {
  /** What the shop's environment must say. */
  readonly env: { readonly GOOGLE_CLIENT_ID: string; readonly GOOGLE_JWKS_URL: string };
  /** A token for this person, good for an hour unless something is said to be wrong with it. */
  credential(user: GoogleUser, fault?: TokenFault): string;
  /** The public key as PEM: what is published, and therefore no secret. */
  readonly publicPem: string;
  /** The key Google signs with, for tokens that it would never make. */
  readonly privateKey: KeyObject;
  /** How often the keys were asked for. */
  readonly asked: number;
  /** From now on answers 500 in place of the keys, or hangs up, or gives the keys again. */
  fail(how: GoogleFault | false): void;
  /** Lets the process end although nobody has stopped it. */
  unref(): void;
  stop(): Promise<void>;
}

/** Starts a Google double. */
export async function startGoogle(): Promise<Google> {
  const { publicKey, privateKey } = newKeyPair('rsa');
  const kid = randomUUID();
  const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] };
  let failing: GoogleFault | false = false;
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (failing === 'hangs up') return void request.socket.destroy();
    response.writeHead(failing ? 500 : 200, { 'content-type': 'application/json' });
    response.end(failing ? '' : JSON.stringify(keys));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    env: { GOOGLE_CLIENT_ID: testClientId, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs` },
    credential: (user, { claims, header, signature = rs256(privateKey) } = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const body = {
        iss: 'https://accounts.google.com',
        aud: testClientId,
        email_verified: true,
        iat: now,
        exp: now + 3600,
        ...user,
        ...claims,
      };
      const text = `${encoded({ alg: 'RS256', kid, typ: 'JWT', ...header })}.${encoded(body)}`;
      return `${text}.${signature(text).toString('base64url')}`;
    },
    publicPem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    privateKey,
    get asked() {
      return asked;
    },
    fail(now) {
      failing = now;
    },
    unref: () => letGo(server),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Signs with a private key as Google does. */
export const rs256 =
  (key: KeyObject) =>
  (text: string): Buffer =>
    sign('sha256', Buffer.from(text), key);

/** Signs with a shared secret. */
export const hs256 =
  (secret: string) =>
  (text: string): Buffer =>
    createHmac('sha256', secret).update(text).digest();

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
