import { createECDH } from 'node:crypto';
import { WrongEnvironment } from '#platform/config/environment.js';
import { generatedSecret } from '#platform/config/generated-secret.js';
import type { ShopConfig } from '#platform/config/shop-config.js';

/** The keys that sign the shop's messages to push services (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** The contact of the shop's owner: a mailto: or https: address. */
  readonly subject: string;
}

/**
 * The keys of this shop: those of the environment, else a pair that is generated once and stored in DATA_DIR.
 * @throws WrongEnvironment when the given keys are no pair
 */
export function vapidKeys(config: Pick<ShopConfig, 'environment' | 'dataDir' | 'mailFrom'>): VapidKeys {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = config.environment;
  // 256 random bits are a private key of the curve.
  const privateKey = VAPID_PRIVATE_KEY ?? generatedSecret(config.dataDir, 'vapid-private-key');
  const publicKey = publicKeyOf(privateKey);
  if (VAPID_PUBLIC_KEY && VAPID_PUBLIC_KEY !== publicKey) {
    throw new WrongEnvironment('VAPID_PUBLIC_KEY is wrong: it does not belong to VAPID_PRIVATE_KEY.');
  }
  const address = /<([^<>]+)>$/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
  return { publicKey, privateKey, subject: VAPID_SUBJECT ?? `mailto:${address}` };
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    throw new WrongEnvironment('VAPID_PRIVATE_KEY is wrong: it is not a private key of the curve P-256.');
  }
  return pair.getPublicKey('base64url');
}
