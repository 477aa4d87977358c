import type { PictureImport, RefusedPicture } from '@jhola/shared/contracts/picture-imports.contract';
import { Schema, type Types } from 'mongoose';
import type { AuditActor } from '#platform/audit-log/audit-actor.js';

/** Pictures that come in with a ZIP, or with an imported list: what the contract's PictureImport shows. */
export interface PictureImportRecord {
  /** The same as of the import it belongs to, so that undoing that one takes the pictures back. */
  readonly _id: Types.ObjectId;
  readonly fileName: string;
  readonly source: PictureImport['source'];
  /** The ZIP's name in the folder of imports. */
  readonly storedAs?: string;
  readonly by: AuditActor;
  readonly at: Date;
  readonly phase: PictureImport['phase'];
  readonly products: number;
  readonly handled: number;
  readonly pictures: number;
  readonly refused: number;
  /** At most MAX_STORED_REFUSALS of them. */
  readonly refusals: readonly RefusedPicture[];
  readonly cancelWanted?: boolean;
  /** Until when a process has it; absent when nothing is left to do. */
  readonly dueAt?: Date;
  readonly failures?: number;
  readonly expiresAt: Date;
}

/** How many refused pictures can be downloaded. */
export const MAX_STORED_REFUSALS = 10_000;
/** Characters of a refused picture's name that are stored: with so many names a record stays under the 16 MB of a document. */
const MAX_NAME = 300;

/** Refusals as they are stored: as many as one record may have, long names cut at their end. */
export const storedRefusals = (refused: readonly RefusedPicture[]): RefusedPicture[] =>
  refused.slice(0, MAX_STORED_REFUSALS).map(({ name, reason }) => ({ name: cut(name), reason }));

function cut(name: string): string {
  if (name.length <= MAX_NAME) return name;
  // By characters, so that none is torn apart.
  const characters = [...name.slice(0, 2 * MAX_NAME)];
  return `${characters.slice(0, MAX_NAME - 1).join('')}…`;
}

const { Mixed } = Schema.Types;

const schema = new Schema<PictureImportRecord>(
  {
    fileName: { type: String, required: true },
    source: { type: String, required: true },
    storedAs: String,
    by: { type: Mixed, required: true },
    at: { type: Date, required: true },
    phase: { type: String, required: true },
    products: { type: Number, default: 0 },
    handled: { type: Number, default: 0 },
    pictures: { type: Number, default: 0 },
    refused: { type: Number, default: 0 },
    refusals: { type: Mixed, default: () => [] },
    cancelWanted: Boolean,
    dueAt: Date,
    failures: Number,
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { collection: 'pictureImports', minimize: false, versionKey: false },
);

schema.index({ at: -1, _id: -1 });
schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });

export const pictureImportModel = { name: 'PictureImport', schema };
