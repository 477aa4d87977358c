import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@jhola/shared/contracts/passkeys.contract';
import { newKeyPair } from '@jhola/test-doubles/doubles/new-key-pair';

/** What an authenticator does otherwise than an honest one, for tests of refusals. */
export interface Dishonesty {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether its owner was recognised by a finger, a face or a PIN. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
  readonly type?: string;
}

/** A device that keeps one passkey: the key pair of WebAuthn Level 3 in software, without attestation. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;
  private userHandle = 'AAAA';
  private counter = 0;

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = newKeyPair('ec');
    [this.key, this.publicKey] = [privateKey, publicKey];
  }

  /** Answers the options of adding a passkey. */
  create(
    options: { challenge: string; rp: { id: string }; user: { id: string } },
    change: Dishonesty = {},
  ): NewPasskey {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([
      this.head(options.rp.id, change, 0x40),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      this.coseKey(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x59, attested.length >> 8, attested.length & 0xff]),
      attested,
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, change),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers the options of a sign-in. */
  get(options: { challenge: string; rpId: string }, change: Dishonesty = {}): PasskeyProof {
    const authenticatorData = this.head(options.rpId, change, 0);
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, change);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.named(),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.key).toString('base64url'),
        userHandle: this.userHandle,
      },
    };
  }

  private named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string, change: Dishonesty): string {
    const data = {
      type: change.type ?? type,
      challenge: change.challenge ?? challenge,
      origin: change.origin ?? this.origin,
    };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  /** The hash of the domain, the flags and the counter (WebAuthn Level 3, 6.1). */
  private head(rpId: string, { rpId: other, verified = true, counter }: Dishonesty, more: number): Buffer {
    this.counter = counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([0x01 | (verified ? 0x04 : 0) | more]), count]);
  }

  /** The public key as COSE has it (RFC 9052): EC2, ES256, P-256. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const [head, between] = [
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20]),
      Buffer.from([0x22, 0x58, 0x20]),
    ];
    return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (words: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
