import { createHash } from 'node:crypto';
import type { DemoId } from './demo-catalogue.js';

/** The id of a part of the demo shop: the same parts always give the same id, so links and pictures stay valid. */
export function demoId(...parts: readonly (string | number)[]): DemoId {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 24);
}
