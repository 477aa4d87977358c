import { isDoc } from './documents.js';

const FIELD_BYTES = 16;
const OBJECT_BYTES = 48;

/** About what a decoded value takes in memory, in bytes. */
export function sizeInMemory(value: unknown): number {
  if (typeof value === 'string') return FIELD_BYTES + 2 * value.length;
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + sizeInMemory(item), OBJECT_BYTES);
  if (isDoc(value)) {
    let bytes = OBJECT_BYTES;
    for (const key in value) bytes += FIELD_BYTES + sizeInMemory(value[key]);
    return bytes;
  }
  if (value !== null && typeof value === 'object') {
    const { buffer } = value as { buffer?: { length?: number } };
    return OBJECT_BYTES + (buffer?.length ?? FIELD_BYTES);
  }
  return FIELD_BYTES;
}
