import type { Readable } from 'node:stream';
import type { AuditChange, AuditEntry } from '@jhola/shared/contracts/audit-log.contract';
import { INDIA_TIME_ZONE } from '@jhola/shared/domain/time/india-time';
import { csvOf } from '#platform/http/csv.js';
import { entryOf, type NamedEntry } from './entry-of.js';

type Row = Omit<AuditEntry, 'items' | 'itemCount'>;

const inIndia = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: INDIA_TIME_ZONE,
});

/** The columns of the export, and the value of each. */
const columns: readonly (readonly [heading: string, of: (row: Row) => string])[] = [
  ['When (India)', ({ at }) => inIndia.format(new Date(at))],
  ['Who', ({ actor }) => actor.name ?? actor.userId ?? actor.kind],
  ['What', ({ action }) => action],
  ['Of', ({ subject }) => subject?.type ?? ''],
  ['Id', ({ subject }) => subject?.id ?? ''],
  ['Name', ({ subject }) => subject?.name ?? ''],
  ['Before', ({ before }) => valuesOf(before)],
  ['After', ({ after }) => valuesOf(after)],
  ['Address', ({ address }) => address ?? ''],
  ['Device', ({ device }) => device ?? ''],
];

/** Entries as a CSV file, written as a stream: a row each, and one for each thing that a change of many changed. */
export function activityCsv(entries: AsyncIterable<readonly NamedEntry[]>): Readable {
  return csvOf(
    columns.map(([heading]) => heading),
    rowsOf(entries),
    (row) => columns.map(([, of]) => of(row)),
  );
}

async function* rowsOf(entries: AsyncIterable<readonly NamedEntry[]>): AsyncGenerator<Row[]> {
  for await (const some of entries) {
    yield some.flatMap(({ record, users }) => {
      const entry = entryOf(record, users);
      return record.items ? record.items.map((item) => ({ ...entry, ...item })) : [entry];
    });
  }
}

const valuesOf = (values: AuditChange['before']): string => (values ? JSON.stringify(values) : '');
