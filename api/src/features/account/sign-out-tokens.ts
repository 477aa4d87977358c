import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.js';

const SHAPE = /^([0-9a-f]{24})\.([\w-]{43})$/;

/**
 * The tokens in the links of mails that report a new device: they sign that device out, and do nothing else.
 * @param secret the shop's signing secret
 */
export function signOutTokens(secret: string) {
  const seal = keyedHash(secret, 'jhola device sign-out');
  return {
    /** The token of a device. */
    token: (deviceId: string): string => `${deviceId}.${seal(deviceId)}`,

    /** The id of the device; undefined for a token the shop never issued. */
    read(token: string): string | undefined {
      const [, deviceId, sent] = SHAPE.exec(token) ?? [];
      if (!deviceId || !sent) return undefined;
      return timingSafeEqual(Buffer.from(sent), Buffer.from(seal(deviceId))) ? deviceId : undefined;
    },
  };
}

export type SignOutTokens = ReturnType<typeof signOutTokens>;
