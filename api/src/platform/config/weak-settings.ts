import { demoModeOf, isLoopbackName } from './demo-mode.js';
import type { Environment } from './environment.js';

/** A setting that leaves a shop weak, or without something that shoppers expect. */
export interface WeakSetting {
  readonly setting: keyof Environment;
  /** Whether shoppers or their data can come to harm; the start says so, too. */
  readonly isSerious: boolean;
  /** What is wrong and what to do, in one sentence. */
  readonly sentence: string;
}

interface Rule extends WeakSetting {
  readonly isWeak: (environment: Environment) => boolean;
}

/** Of a real shop; what is refused altogether stands in environment.ts. */
const rules: readonly Rule[] = [
  {
    setting: 'PUBLIC_URL',
    isSerious: true,
    isWeak: ({ PUBLIC_URL }) => protocolOf(PUBLIC_URL) === 'http:' && !isOfThisComputer(PUBLIC_URL),
    sentence:
      'it is http: passwords and orders can be read on their way. Serve the shop by https and name that address.',
  },
  {
    setting: 'TRUST_PROXY',
    isSerious: true,
    // The shop itself speaks http: https is somebody else's in front of it.
    isWeak: ({ PUBLIC_URL, TRUST_PROXY }) => protocolOf(PUBLIC_URL) === 'https:' && TRUST_PROXY === 0,
    sentence:
      'it is 0 with a proxy in front: all shoppers count as one address and share one limit. Set it to the number of proxies, usually 1.',
  },
  {
    setting: 'MAIL_URL',
    isSerious: true,
    isWeak: ({ MAIL_URL }) => !MAIL_URL,
    sentence:
      'it is missing: no mail is sent, so nobody can set a new password. Name a mail server, such as smtps://user:password@mail.example:465.',
  },
  {
    setting: 'MAIL_URL',
    isSerious: false,
    isWeak: ({ MAIL_URL }) => protocolOf(MAIL_URL) === 'smtp:' && !isOfThisComputer(MAIL_URL),
    sentence:
      'it is smtp to another computer: mails are encrypted only where that offers it. Use smtps:// if it can.',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    isSerious: true,
    isWeak: ({ STRIPE_SECRET_KEY }) => STRIPE_SECRET_KEY?.startsWith('sk_test_') === true,
    sentence:
      'it is a test key: orders count as paid and no money comes. Use the live key and its webhook secret.',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    isSerious: false,
    isWeak: (environment) =>
      !environment.STRIPE_SECRET_KEY && demoModeOf(environment).cardSimulator === 'nobody',
    sentence:
      'it is missing: shoppers can pay in cash only. Name it with STRIPE_WEBHOOK_SECRET to take cards.',
  },
  {
    setting: 'JWT_SECRET',
    isSerious: true,
    isWeak: ({ JWT_SECRET }) =>
      JWT_SECRET !== undefined && new Set(JWT_SECRET).size < MIN_DISTINCT_CHARACTERS,
    sentence:
      'it can be guessed: whoever does may sign in as anybody. Take the output of `openssl rand -base64 48`, or leave it out with the embedded database.',
  },
  {
    setting: 'HOST',
    isSerious: false,
    isWeak: ({ HOST, PUBLIC_URL }) => protocolOf(PUBLIC_URL) === 'https:' && !isLoopbackName(HOST),
    sentence:
      'the shop answers by http beside its proxy. Set it to 127.0.0.1, unless the proxy runs on another computer of a private network.',
  },
  {
    setting: 'ADMIN_PASSWORD',
    isSerious: false,
    isWeak: ({ ADMIN_PASSWORD }) => ADMIN_PASSWORD !== undefined,
    sentence:
      'it stands in the settings, where others may read it. Remove it once the administrator has signed in.',
  },
  {
    setting: 'ADMIN_SECOND_FACTOR',
    isSerious: false,
    isWeak: ({ ADMIN_SECOND_FACTOR }) => ADMIN_SECOND_FACTOR === 'off',
    sentence:
      'it is off: an administrator’s password alone opens the shop’s books. Set it to on once the administrators have an authenticator app.',
  },
  {
    setting: 'REDIS_URL',
    isSerious: false,
    isWeak: ({ MONGODB_URI, REDIS_URL }) => MONGODB_URI !== undefined && !REDIS_URL,
    sentence:
      'it is missing: each process counts limits by itself and tells only its own pages of new orders. Name it where several run.',
  },
];

/** A random secret of 32 characters has more different ones than this, nearly always. */
const MIN_DISTINCT_CHARACTERS = 10;

/** The weak settings of a shop, serious ones first; of one that is only tried out on this computer there are none. */
export function weakSettings(environment: Environment): readonly WeakSetting[] {
  if (demoModeOf(environment).name === 'local') return [];
  const weak = rules.filter(({ isWeak }) => isWeak(environment));
  return [...weak.filter(({ isSerious }) => isSerious), ...weak.filter(({ isSerious }) => !isSerious)];
}

const isOfThisComputer = (address: string | undefined): boolean =>
  address !== undefined && isLoopbackName(new URL(address).hostname);

const protocolOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : new URL(address).protocol;
