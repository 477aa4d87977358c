import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

/** The sign-in provider's script as far as the shop uses it: a button that hands out the token of whoever was chosen. */
const SCRIPT = `
window.google = { accounts: { id: {
  initialize(settings) { this.settings = settings; },
  renderButton(place, look) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = look.text === 'signup_with' ? 'Sign up with Google' : 'Sign in with Google';
    button.addEventListener('click', async () => {
      this.settings.callback({ credential: await window.chosenGoogleCredential(this.settings.client_id) });
    });
    place.append(button);
  },
} } };`;

/** Whoever signs in with Google. */
export interface GooglePerson {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

/** Stands in for Google: it signs ID tokens and publishes the key, and serves pages its script. */
export interface FakeGoogle {
  /** What the shop is started with. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Lets a page load the script. Call it before the page is opened.
   * @returns chooses who clicks on the button; undefined closes the provider's window without having chosen
   */
  letIn(page: Page): Promise<(person: GooglePerson | undefined) => void>;
  stop(): Promise<void>;
}

/** Starts it on a free port of loopback. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] };
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(keys));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const tokenOf = ({ subject, email, name }: GooglePerson, audience: string) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: 'https://accounts.google.com', aud: audience, iat: now, exp: now + 3600 };
    const person = { sub: subject, email, email_verified: true, name };
    const signed = `${part({ alg: 'RS256', kid: 'test', typ: 'JWT' })}.${part({ ...claims, ...person })}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  };

  return {
    env: {
      GOOGLE_CLIENT_ID: 'jhola-tests.apps.example',
      GOOGLE_JWKS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    },
    async letIn(page) {
      let chosen: GooglePerson | undefined;
      await page.exposeFunction('chosenGoogleCredential', (audience: string) =>
        chosen ? tokenOf(chosen, audience) : undefined,
      );
      await page.route('https://accounts.google.com/gsi/client', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
      );
      return (person) => {
        chosen = person;
      };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Somebody whom the shop has not seen. */
export function newGooglePerson(): GooglePerson {
  const id = crypto.randomUUID();
  return { subject: id, email: `google-${id}@mail.example`, name: 'Asha Verma' };
}
