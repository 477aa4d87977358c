import type {
  AuditAction,
  AuditArea,
  AuditChange,
  AuditEntry,
  AuditSubject,
} from '@jhola/shared/contracts/audit-log.contract';
import { Schema, type Types } from 'mongoose';

/** An entry of the audit log as it is stored. Names of users are not stored: users change theirs. */
export interface AuditEntryRecord extends AuditChange {
  readonly _id: Types.ObjectId;
  readonly at: Date;
  readonly area: AuditArea;
  readonly action: AuditAction;
  readonly actor: { readonly kind: AuditEntry['actor']['kind']; readonly userId?: string };
  readonly address?: string;
  readonly device?: string;
  readonly subject?: AuditSubject;
  readonly items?: readonly AuditChange[];
  /** What the subject is found by: its name from each word on, and its id. */
  readonly searchParts: readonly string[];
  /** Two years after `at`. */
  readonly expiresAt: Date;
}

const text = { type: String, required: true } as const;
const values = { type: Schema.Types.Mixed } as const;
const change = {
  subject: new Schema({ type: { type: String }, id: String, name: String }, { _id: false }),
  before: values,
  after: values,
};

const schema = new Schema<AuditEntryRecord>(
  {
    at: { type: Date, required: true },
    area: text,
    action: text,
    actor: new Schema({ kind: text, userId: String }, { _id: false }),
    address: String,
    device: String,
    ...change,
    items: { type: [new Schema(change, { _id: false })], default: undefined },
    searchParts: { type: [String], required: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { collection: 'auditLog', versionKey: false, minimize: false },
);

// The newest first: of all, of an area, of an administrator, of an action, of a subject.
schema.index({ at: -1, _id: -1 });
schema.index({ area: 1, at: -1, _id: -1 });
schema.index({ 'actor.userId': 1, at: -1, _id: -1 });
schema.index({ action: 1, at: -1 });
schema.index({ searchParts: 1, at: -1 });
// The entries about a user and about their reviews and questions, for the deletion of their account.
schema.index({ 'subject.id': 1 });
schema.index({ 'before.author': 1 }, { partialFilterExpression: { 'before.author': { $exists: true } } });

export const auditEntryModel = { name: 'AuditEntry', schema };
