import type { TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';
import type { Person } from '#features/account/user-directory.service.js';
import type { TrailEntryRecord } from '../models/trail-entry.model.js';

/** An entry in the contract's form. Deleted users are represented by their role alone. */
export function toTrailEntry(record: TrailEntryRecord, users: ReadonlyMap<string, Person>): TrailEntry {
  const { at, by, what, to, text } = record;
  const person = by.userId && users.get(by.userId.toHexString());
  return {
    at: at.toISOString(),
    by: { kind: by.kind, ...(person && { userId: person._id, name: person.name }) },
    what,
    ...(to && { to }),
    ...(text && { text }),
  };
}
