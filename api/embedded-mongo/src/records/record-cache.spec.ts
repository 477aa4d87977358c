import { expect, it } from 'vitest';
import { type CachedRecords, RecordCache } from './record-cache.js';
import { StoredRecord } from './stored-record.js';

const BYTES = 100_000;
const stored = (id: number): StoredRecord =>
  new StoredRecord(id, StoredRecord.of(id, { _id: id, text: 'x'.repeat(9_950) }).bytes);
/** How many of the first forty records a cache of a hundred kilobytes still has. */
function kept(use: (part: CachedRecords, record: StoredRecord) => void): number {
  const part = new RecordCache(() => BYTES).partFor();
  for (let id = 1; id <= 40; id++) {
    const record = stored(id);
    part.set(id, record);
    use(part, record);
  }
  return Array.from({ length: 40 }, (_, at) => part.get(at + 1)).filter(Boolean).length;
}

it('keeps what fits, and less of what is decoded', () => {
  const undecoded = kept(() => undefined);
  const decoded = kept((_part, record) => void record.document);
  expect(undecoded).toBeGreaterThanOrEqual(5);
  expect(undecoded).toBeLessThanOrEqual(10);
  expect(decoded).toBeGreaterThanOrEqual(1);
  expect(decoded).toBeLessThanOrEqual(3);
});

it('keeps what is read again and again', () => {
  const part = new RecordCache(() => BYTES).partFor();
  const first = stored(1);
  part.set(1, first);
  for (let id = 2; id <= 40; id++) {
    part.set(id, stored(id));
    expect(part.get(1)).toBe(first);
  }
});

it('takes a version that was written only for one that it has', () => {
  const part = new RecordCache(() => BYTES).partFor();
  part.set(1, stored(1));
  const next = stored(1);
  part.written(1, next);
  part.written(2, stored(2));
  expect(part.get(1)?.bytes).toEqual(next.bytes);
  expect(part.get(2)).toBeUndefined();
});
