import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts (AES-256-GCM): whoever reads the database alone cannot read them. */
export class SealedSecrets {
  private readonly key: Buffer;

  /** @param secret the shop's signing secret; another key is derived from it */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'jhola second factor', 32));
  }

  /** @param owner whom the text belongs to: sealed for one, it does not open for another */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error when it was sealed with another key or for another owner, or changed */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  }
}
