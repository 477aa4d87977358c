import { createSign } from 'node:crypto';
import { newKeyPair } from './new-key-pair.js';

/** A certificate for `localhost` that has signed itself, good for a day, and its key; both as PEM. */
export interface OwnCertificate {
  readonly cert: string;
  readonly key: string;
}

/** Makes one, anew for each test: no key lies in the repository. */
export function ownCertificate(): OwnCertificate {
  const { publicKey, privateKey } = newKeyPair('ec');
  const algorithm = sequence(OIDS.ecdsaWithSha256);
  const name = sequence(tagged(0x31, sequence(OIDS.commonName, tagged(0x0c, Buffer.from('localhost')))));
  const now = Date.now();
  const validity = sequence(utcTime(now - DAY_MS), utcTime(now + DAY_MS));
  const extensions = sequence(
    sequence(OIDS.basicConstraints, octets(sequence(tagged(0x01, Buffer.from([0xff]))))),
    sequence(OIDS.subjectAltName, octets(sequence(tagged(0x82, Buffer.from('localhost'))))),
  );
  const toBeSigned = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  );
  const signature = createSign('sha256').update(toBeSigned).sign(privateKey);
  const whole = sequence(toBeSigned, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

const OIDS = {
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
  commonName: Buffer.from('0603550403', 'hex'),
  basicConstraints: Buffer.from('0603551d13', 'hex'),
  subjectAltName: Buffer.from('0603551d11', 'hex'),
};

/** A value as DER writes it: its tag, its length, itself. */
function tagged(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

const sequence = (...values: readonly Buffer[]): Buffer => tagged(0x30, Buffer.concat(values));
const octets = (value: Buffer): Buffer => tagged(0x04, value);

function utcTime(atMs: number): Buffer {
  const digits = new Date(atMs).toISOString().replace(/\D/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}
