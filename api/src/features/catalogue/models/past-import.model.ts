import { IMPORT_UNDO_DAYS, type ImportUndo } from '@jhola/shared/contracts/import-history.contract';
import { Schema, type Types } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';

/** An import that wrote something: what it changed is in `importChanges`. It goes when it can no longer be undone. */
export interface PastImportRecord {
  readonly _id: Types.ObjectId;
  readonly fileName: string;
  readonly at: Date;
  readonly created: number;
  readonly updated: number;
  /** When it goes: a day after the last moment for its undo, so that one that has begun ends. */
  readonly expiresAt: Date;
  readonly undo?: ImportUndo & {
    readonly by: AdminActor;
    /** Until when a process has it; absent once it is done. */
    readonly dueAt?: Date;
    readonly failures?: number;
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an import that writes now, and what it changes, goes. */
export const expiryFrom = (at: Date): Date => new Date(at.getTime() + (IMPORT_UNDO_DAYS + 1) * DAY_MS);

/** Until when an import can be undone. */
export const undoUntil = ({ expiresAt }: Pick<PastImportRecord, 'expiresAt'>): Date =>
  new Date(expiresAt.getTime() - DAY_MS);

const schema = new Schema<PastImportRecord>(
  {
    fileName: { type: String, required: true },
    at: { type: Date, required: true },
    created: { type: Number, default: 0 },
    updated: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
    undo: Schema.Types.Mixed,
  },
  { collection: 'pastImports', minimize: false, versionKey: false },
);

schema.index({ at: -1, _id: -1 });
schema.index({ 'undo.dueAt': 1 }, { partialFilterExpression: { 'undo.dueAt': { $exists: true } } });

export const pastImportModel = { name: 'PastImport', schema };
