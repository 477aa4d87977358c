import type { ImportJob } from '@jhola/shared/contracts/catalogue-files.contract';
import { describe, expect, it } from 'vitest';
import { exampleOf, isImportable, missingColumns, percentRead, withColumn } from './import-job';

const columns = { name: 'Item', price: 'MRP' };
const job: ImportJob = {
  fileName: 'shop.csv',
  size: 1000,
  uploadedAt: '2026-11-22T08:00:00.000Z',
  header: ['Item', 'MRP', 'Pack'],
  sample: [
    ['Dal', '168', ''],
    ['Salt', '26', '1 kg'],
  ],
  columns,
  phase: 'checked',
  wrote: false,
  read: 1000,
  products: 0,
  refusedRows: [],
};

describe('an import', () => {
  it('may begin once the file was checked with these very columns', () => {
    expect(isImportable(job, columns)).toBe(true);
    expect(isImportable(job, { ...columns, unit: 'Pack' })).toBe(false);
    expect(isImportable({ ...job, phase: 'ready' }, columns)).toBe(false);
    expect(isImportable({ ...job, phase: 'cancelled' }, columns)).toBe(false);
  });

  it('may go on where an earlier one was ended, and not once all is imported', () => {
    expect(isImportable({ ...job, phase: 'interrupted', wrote: true }, columns)).toBe(true);
    expect(isImportable({ ...job, phase: 'cancelled', wrote: true }, columns)).toBe(true);
    expect(isImportable({ ...job, phase: 'done', wrote: true }, columns)).toBe(false);
    expect(isImportable({ ...job, phase: 'importing', wrote: true }, columns)).toBe(false);
  });

  it('says how far it is', () => {
    expect(percentRead({ read: 999, size: 1000 })).toBe(99);
    expect(percentRead({ read: 0, size: 0 })).toBe(0);
  });
});

describe('the columns of a file', () => {
  it('are chosen and taken away', () => {
    expect(withColumn(columns, 'unit', 'Pack')).toEqual({ ...columns, unit: 'Pack' });
    expect(withColumn(columns, 'price', '')).toEqual({ name: 'Item' });
  });

  it('need a name and a price', () => {
    expect(missingColumns({})).toEqual(['name', 'price']);
    expect(missingColumns(columns)).toEqual([]);
  });

  it('are shown with the first cell that says something', () => {
    expect(exampleOf(job, 'Pack')).toBe('1 kg');
    expect(exampleOf(job, 'Gone')).toBeUndefined();
    expect(exampleOf(job, undefined)).toBeUndefined();
  });
});
