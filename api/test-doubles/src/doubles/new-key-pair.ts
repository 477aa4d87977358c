import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/**
 * Makes a key pair, with keys read from PEM. (Node 20 waits for ever when a key is exported while the garbage collector ends
 * the job that generated it: both want the key's lock.)
 * @param kind RSA of 2,048 bits, or ECDSA on P-256
 */
export function newKeyPair(kind: 'rsa' | 'ec'): {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
} {
  const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
  const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;
  const pem =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding, privateKeyEncoding })
      : generateKeyPairSync('ec', { namedCurve: 'P-256', publicKeyEncoding, privateKeyEncoding });
  return { publicKey: createPublicKey(pem.publicKey), privateKey: createPrivateKey(pem.privateKey) };
}
