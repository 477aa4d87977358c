import { randomBytes } from 'node:crypto';

/** Digits and letters that are not confused when read out: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A new order number, `ORD-` and ten random characters (50 bits): it does not reveal the number of orders. */
export function newOrderNumber(): string {
  let number = 'ORD-';
  // 32 characters: five bits of a byte choose one of them without bias.
  for (const byte of randomBytes(LENGTH)) number += ALPHABET[byte & 31];
  return number;
}
