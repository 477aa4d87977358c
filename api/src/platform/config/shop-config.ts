import { resolve } from 'node:path';
import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { type ConnectionLimits, connectionLimits } from '../limits/connection-limits.js';
import { type DemoAccount, demoAdmin, demoShopper } from './demo-accounts.js';
import { type DemoMode, demoModeOf } from './demo-mode.js';
import { type Environment, readEnvironment } from './environment.js';
import { generatedSecret } from './generated-secret.js';
import { defaultPaths } from './paths.js';

/** How many demo products are made when nothing is said, for those who try the shop out. */
const USUAL_DEMO_PRODUCTS = 5000;

/** The shop's account with the card provider. */
export interface CardAccount {
  readonly secretKey: string;
  /** Signs what the provider tells the shop. */
  readonly webhookSecret: string;
  /** Where the provider answers; undefined: its usual address. */
  readonly apiBase: string | undefined;
}

/** The bucket that keeps pictures. */
export interface PictureBucket {
  readonly name: string;
  /** Where the store answers; undefined: S3 itself. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: those of the machine, as the SDK finds them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** How the shop is taxed: its number, and the percent of tax that all its prices include. */
export interface GstAccount {
  readonly number: string;
  readonly percent: number;
}

/** The settings of this process, read once at start; inject it wherever a setting is needed. */
export class ShopConfig {
  /** What there is for trying the shop out. */
  readonly demo: DemoMode;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly webAppDir: string;
  /** Undefined: the embedded database. */
  readonly mongodbUri: string | undefined;
  readonly redisUrl: string | undefined;
  /** Undefined: pictures are files under `dataDir`. */
  readonly pictureBucket: PictureBucket | undefined;
  /** Undefined: mails are kept in the development mailbox where there is one, else not sent. */
  readonly mailUrl: string | undefined;
  /** In whose name mails are sent: `Name <address>`. */
  readonly mailFrom: string;
  /** Undefined: the card payment simulator where there is one, else no card payments at all. */
  readonly cardAccount: CardAccount | undefined;
  /** How many seconds pass before the provider is first asked about a card payment of which it has told nothing. */
  readonly paymentCheckS: number;
  /** Undefined: invoices show no tax. */
  readonly gst: GstAccount | undefined;
  readonly jwtSecret: string;
  readonly rateLimits: boolean;
  readonly trustProxy: number;
  readonly connections: ConnectionLimits;
  /** False: the service workers of all browsers retire, and no page registers one. */
  readonly serviceWorker: boolean;
  /** How many demo products are made when the database is empty; 0 is none. */
  readonly demoProducts: number;
  /** The owner's own account, by ADMIN_EMAIL and ADMIN_PASSWORD; made at start when it is missing. */
  readonly admin: DemoAccount | undefined;
  /** The accounts with known passwords that are made at start in a shop without an administrator. */
  readonly demoAccounts: readonly DemoAccount[];
  /**
   * Whether this process hears of every change of the data, so that what it remembers may be trusted:
   * true while it alone owns the (embedded) database.
   */
  readonly isSoleWriter: boolean;

  constructor(readonly environment: Environment) {
    this.demo = demoModeOf(environment);
    this.port = environment.PORT;
    this.host = environment.HOST;
    this.publicUrl = (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, '');
    this.dataDir = resolve(environment.DATA_DIR ?? defaultPaths.dataDir);
    this.webAppDir = defaultPaths.webApp;
    this.mongodbUri = environment.MONGODB_URI;
    this.redisUrl = environment.REDIS_URL;
    this.pictureBucket = pictureBucket(environment);
    this.mailUrl = environment.MAIL_URL;
    this.mailFrom = environment.MAIL_FROM ?? usualSender(this.publicUrl);
    this.cardAccount = cardAccount(environment);
    this.paymentCheckS = environment.PAYMENT_CHECK_SECONDS;
    this.gst = gstAccount(environment);
    this.jwtSecret = environment.JWT_SECRET ?? generatedSecret(this.dataDir, 'jwt-secret');
    this.rateLimits = environment.RATE_LIMITS === 'on';
    this.trustProxy = environment.TRUST_PROXY;
    this.connections = { ...connectionLimits, ...environment.TEST_CONNECTION_LIMITS };
    this.serviceWorker = environment.SERVICE_WORKER === 'on';
    this.demoProducts = environment.DEMO_CATALOGUE ?? (this.demo.name === 'off' ? 0 : USUAL_DEMO_PRODUCTS);
    this.isSoleWriter = this.mongodbUri === undefined;

    this.admin = ownersAccount(environment);
    this.demoAccounts = demoAccountsOf(this);
  }

  /**
   * The settings of this process.
   * @throws WrongEnvironment when a variable is wrong
   */
  static fromProcess(): ShopConfig {
    return new ShopConfig(readEnvironment(process.env));
  }
}

function cardAccount(environment: Environment): CardAccount | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
  // A key without its secret is refused by the environment.
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, apiBase: environment.STRIPE_API_BASE };
}

function pictureBucket(environment: Environment): PictureBucket | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = environment;
  if (!name) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  // One without the other is refused by the environment.
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { name, endpoint, region, credentials };
}

function gstAccount({ GST_NUMBER: number, GST_PERCENT: percent }: Environment): GstAccount | undefined {
  // One without the other is refused by the environment.
  return number === undefined || percent === undefined ? undefined : { number, percent };
}

/** The shop at the host of its own address; a bare IP address is no mail domain. */
function usualSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const domain = /^[\d.]+$|:/.test(hostname) ? 'localhost' : hostname;
  return `${shopIdentity.name} <no-reply@${domain}>`;
}

function ownersAccount({
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
}: Environment): DemoAccount | undefined {
  // One without the other is refused by the environment.
  return email && password ? { email, password } : undefined;
}

/** A demo that is shown to others has the shopper alone: its administrator gets a password that nobody knows. */
function demoAccountsOf({ demo, demoProducts, admin }: ShopConfig): readonly DemoAccount[] {
  if (demo.name === 'public') return [demoShopper];
  if (demo.name === 'off' || demoProducts === 0) return [];
  return admin ? [demoShopper] : [demoAdmin, demoShopper];
}
