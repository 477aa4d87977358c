import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { type ConnectionLimits, connectionLimits } from './connection-limits.js';
import { isDemoPassword } from './demo-accounts.js';
import { demoModeOf } from './demo-mode.js';
import { orderMailSteps, orderMailStepsOf } from './order-mails.js';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['on', 'off']);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Every environment variable of the shop, with its default. An empty value counts as missing. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).optional(),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must begin with mongodb:// or mongodb+srv://')
    .optional(),
  WORKERS: z
    .union(
      [z.literal('auto').transform(availableParallelism), z.coerce.number().int().min(1).max(64)],
      "must be 'auto' or a number of processes from 1 to 64",
    )
    .default(1),
  DATABASE_PORT: port.default(27_017),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/, 'must begin with redis:// or rediss://')
    .optional(),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an address, or Name <address>')
    .optional(),
  ORDER_MAILS: z
    .string()
    .refine((setting) => orderMailStepsOf(setting), `must be 'off', or of ${orderMailSteps.join(', ')}`)
    .optional(),
  QUESTION_MAILS: z.enum(['on', 'off']).default('on'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: webAddress.optional(),
  PAYMENT_CHECK_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  GST_NUMBER: z
    .string()
    .toUpperCase()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GST number of 15 characters')
    .optional(),
  GST_PERCENT: z.coerce.number().min(0).max(100).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_JWKS_URL: webAddress.optional(),
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')
    .optional(),
  PUSH_TEST_SERVICE: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ADMIN_SECOND_FACTOR: flag.default('off'),
  RATE_LIMITS: flag.default('on'),
  TEST_CONNECTION_LIMITS: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(
      z.partialRecord(z.enum(Object.keys(connectionLimits) as (keyof ConnectionLimits)[]), z.int().min(1)),
    )
    .optional(),
  TEST_PICTURE_SOURCE: webAddress.optional(),
  TEST_SWEEP_MS: z.coerce.number().int().min(1).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SERVICE_WORKER: flag.default('on'),
  DEMO_CATALOGUE: z
    .union(
      [z.literal('off').transform(() => 0), z.coerce.number().int().min(1).max(200_000)],
      "must be 'off' or a number of products from 1 to 200000",
    )
    .optional(),
  DEMO_PUBLIC: flag.default('off'),
});
export type Environment = z.infer<typeof Environment>;

/** A wrong environment; its message is the one line shown at the failed start. */
export class WrongEnvironment extends Error {}

/**
 * Reads the shop's variables and ignores others.
 * @param variables normally `process.env`
 * @throws WrongEnvironment naming the first variable that is wrong, and why
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new WrongEnvironment(`${String(issue?.path[0])} is wrong: ${issue?.message}.`);
  }
  refuseUnsafe(parsed.data);
  return parsed.data;
}

/** Refuses combinations of variables that are valid one by one but unsafe together. */
function refuseUnsafe(environment: Environment): void {
  if (environment.MONGODB_URI && !environment.JWT_SECRET) {
    throw new WrongEnvironment(
      'JWT_SECRET is missing: with MONGODB_URI several processes sign tokens and need the same secret.',
    );
  }
  if (environment.STRIPE_SECRET_KEY && !environment.STRIPE_WEBHOOK_SECRET) {
    throw new WrongEnvironment(
      'STRIPE_WEBHOOK_SECRET is missing: without it nobody could tell who says that an order is paid.',
    );
  }
  if ((environment.GST_NUMBER === undefined) !== (environment.GST_PERCENT === undefined)) {
    const missing = environment.GST_NUMBER === undefined ? 'GST_NUMBER' : 'GST_PERCENT';
    throw new WrongEnvironment(
      `${missing} is missing: an invoice shows the tax with the shop's number, or neither.`,
    );
  }
  if (Boolean(environment.S3_ACCESS_KEY_ID) !== Boolean(environment.S3_SECRET_ACCESS_KEY)) {
    const missing = environment.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
    throw new WrongEnvironment(`${missing} is missing: a key of S3 is both, or the machine's own is used.`);
  }
  if (environment.S3_ENDPOINT && !environment.S3_BUCKET) {
    throw new WrongEnvironment('S3_BUCKET is missing: without it nothing is kept at S3_ENDPOINT.');
  }
  if (environment.VAPID_PUBLIC_KEY && !environment.VAPID_PRIVATE_KEY) {
    throw new WrongEnvironment('VAPID_PRIVATE_KEY is missing: it belongs to VAPID_PUBLIC_KEY.');
  }
  if (environment.NODE_ENV === 'production' && environment.PUSH_TEST_SERVICE) {
    throw new WrongEnvironment('PUSH_TEST_SERVICE is wrong: it is for tests, not for NODE_ENV=production.');
  }
  const forTests = (['TEST_CONNECTION_LIMITS', 'TEST_PICTURE_SOURCE', 'TEST_SWEEP_MS'] as const).find(
    (name) => environment[name],
  );
  if (environment.NODE_ENV !== 'test' && forTests) {
    throw new WrongEnvironment(`${forTests} is wrong: it is for tests alone.`);
  }
  if (environment.NODE_ENV === 'production' && !environment.PUBLIC_URL) {
    throw new WrongEnvironment(
      'PUBLIC_URL is missing: NODE_ENV=production needs the address that shoppers use, such as https://shop.example.',
    );
  }
  if (environment.NODE_ENV === 'production' && environment.DEMO_PUBLIC === 'on') {
    throw new WrongEnvironment('DEMO_PUBLIC is wrong: a demo cannot be shown with NODE_ENV=production.');
  }
  if (environment.RATE_LIMITS === 'off' && demoModeOf(environment).name !== 'local') {
    throw new WrongEnvironment(
      'RATE_LIMITS is wrong: it can only be off while PUBLIC_URL is this computer (localhost), and never with NODE_ENV=production or DEMO_PUBLIC.',
    );
  }
  if (Boolean(environment.ADMIN_EMAIL) !== Boolean(environment.ADMIN_PASSWORD)) {
    const missing = environment.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL';
    throw new WrongEnvironment(`${missing} is missing: an administrator needs an e-mail and a password.`);
  }
  if (environment.ADMIN_PASSWORD && isDemoPassword(environment.ADMIN_PASSWORD)) {
    throw new WrongEnvironment(
      'ADMIN_PASSWORD is wrong: it is a password of the demo, which everybody knows.',
    );
  }
}
