import { randomBytes } from 'node:crypto';

/** Digits and letters that are not mistaken for each other when read out: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A new order number, `ORD-` and ten random characters (50 bits): it tells nobody how many orders there are. */
export function newOrderNumber(): string {
  let number = 'ORD-';
  // 32 characters: five bits of a byte choose one of them without favouring any.
  for (const byte of randomBytes(LENGTH)) number += ALPHABET[byte & 31];
  return number;
}
