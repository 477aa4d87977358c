import {
  type AuditChange,
  type AuditEntry,
  type AuditSubject,
  MAX_LISTED_ITEMS,
} from '@jhola/shared/contracts/audit-log.contract';
import type { AuditEntryRecord } from '#platform/audit-log/audit-entry.model.js';
import type { Person } from '../account/user-directory.service.js';

/** A stored entry with the users that it names. */
export interface NamedEntry {
  readonly record: AuditEntryRecord;
  readonly users: ReadonlyMap<string, Person>;
}

/** The ids of the users that an entry names. */
export const usersIn = ({ actor, subject }: AuditEntryRecord): string[] => [
  ...(actor.userId ? [actor.userId] : []),
  ...(subject?.type === 'user' && subject.id ? [subject.id] : []),
];

/** An entry in the contract's form. Users whose account is gone have no name. */
export function entryOf(record: AuditEntryRecord, users: ReadonlyMap<string, Person>): AuditEntry {
  const { _id, at, action, actor, address, device, items } = record;
  const name = actor.userId && users.get(actor.userId)?.name;
  return {
    _id: _id.toHexString(),
    at: at.toISOString(),
    action,
    actor: { kind: actor.kind, ...(actor.userId && { userId: actor.userId }), ...(name && { name }) },
    ...(address && { address }),
    ...(device && { device }),
    ...changeOf(record, users),
    ...(items && {
      items: items.slice(0, MAX_LISTED_ITEMS).map((item) => changeOf(item, users)),
      itemCount: items.length,
    }),
  };
}

function changeOf({ subject, before, after }: AuditChange, users: ReadonlyMap<string, Person>): AuditChange {
  return {
    ...(subject && { subject: named(subject, users) }),
    ...(before && { before }),
    ...(after && { after }),
  };
}

function named(subject: AuditSubject, users: ReadonlyMap<string, Person>): AuditSubject {
  if (subject.type !== 'user' || !subject.id) return subject;
  const name = users.get(subject.id)?.name;
  return { ...subject, ...(name && { name }) };
}
