import { randomInt } from 'node:crypto';

/** A new code of six digits (docs/product.md#recovery), each as likely as any other. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
