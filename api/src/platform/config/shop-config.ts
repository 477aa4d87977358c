import { resolve } from 'node:path';
import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { type ConnectionLimits, connectionLimits } from '../limits/connection-limits.js';
import { type Environment, readEnvironment } from './environment.js';
import { generatedSecret } from './generated-secret.js';
import { places } from './places.js';

/** How many demo products are made when nothing is said, outside production. */
const USUAL_DEMO_PRODUCTS = 5000;

/** Who is made at start when missing. */
export interface StartingAccount {
  readonly email: string;
  readonly password: string;
}

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
  readonly production: boolean;
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
  /** Undefined: mails are kept in the development mailbox, and in production not sent. */
  readonly mailUrl: string | undefined;
  /** In whose name mails are sent: `Name <address>`. */
  readonly mailFrom: string;
  /** Undefined: the card payment simulator, in production no card payments at all. */
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
  readonly admin: StartingAccount | undefined;
  readonly demoShopper: StartingAccount | undefined;
  /**
   * Whether this process hears of every change of the data, so that what it remembers may be trusted:
   * true while it alone owns the (embedded) database.
   */
  readonly hearsEveryChange: boolean;

  constructor(readonly environment: Environment) {
    this.production = environment.NODE_ENV === 'production';
    this.port = environment.PORT;
    this.host = environment.HOST;
    this.publicUrl = (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, '');
    this.dataDir = resolve(environment.DATA_DIR ?? places.dataDir);
    this.webAppDir = places.webApp;
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
    this.demoProducts = environment.DEMO_CATALOGUE ?? (this.production ? 0 : USUAL_DEMO_PRODUCTS);
    this.hearsEveryChange = this.mongodbUri === undefined;

    // Known passwords are for trying the shop out; production never gets them.
    const demo = this.demoProducts > 0 && !this.production;
    this.admin = startingAdmin(environment, demo);
    this.demoShopper = demo ? { email: 'shopper@shop.example', password: 'shopper-demo-1' } : undefined;
  }

  /** The sign-ins with known passwords, to be shown to whoever tries the shop out; an owner's own are nobody's business. */
  get demoSignIns(): readonly StartingAccount[] {
    const demoAdmin = this.environment.ADMIN_EMAIL ? undefined : this.admin;
    return [demoAdmin, this.demoShopper].filter((account) => account !== undefined);
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

function startingAdmin(environment: Environment, demo: boolean): StartingAccount | undefined {
  if (environment.ADMIN_EMAIL && environment.ADMIN_PASSWORD) {
    return { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD };
  }
  return demo ? { email: 'admin@shop.example', password: 'admin-demo-1' } : undefined;
}
