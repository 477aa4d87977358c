import type {
  ImportColumns,
  ImportPhase,
  ImportSums,
  RefusedRow,
} from '@jhola/shared/contracts/catalogue-files.contract';
import { Schema, type Types } from 'mongoose';

/** The shop's one import, whichever process runs it (see ImportJob of the contract for what it shows). */
export interface ImportJobRecord {
  readonly _id: 'import';
  readonly fileName: string;
  /** The file's name in the folder of imports. */
  readonly storedAs: string;
  readonly size: number;
  readonly uploadedAt: Date;
  readonly header: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly readyMap?: string;
  readonly columns: Partial<ImportColumns>;
  readonly phase: ImportPhase;
  readonly wrote: boolean;
  readonly read: number;
  readonly products: number;
  readonly sums?: ImportSums;
  readonly refusedRows: readonly RefusedRow[];
  readonly trouble?: string;
  /** Identifies this run among earlier ones. */
  readonly runId?: Types.ObjectId;
  /** The last sign of life of the process that runs it. */
  readonly aliveAt?: Date;
  readonly cancelWanted?: boolean;
}

const { Mixed, ObjectId } = Schema.Types;

const schema = new Schema<ImportJobRecord>(
  {
    _id: { type: String, required: true },
    fileName: { type: String, required: true },
    storedAs: { type: String, required: true },
    size: { type: Number, required: true },
    uploadedAt: { type: Date, required: true },
    header: { type: [String], required: true },
    sample: { type: Mixed, required: true },
    readyMap: String,
    columns: { type: Mixed, default: () => ({}) },
    phase: { type: String, required: true },
    wrote: { type: Boolean, required: true },
    read: { type: Number, required: true },
    products: { type: Number, required: true },
    sums: Mixed,
    refusedRows: { type: Mixed, default: () => [] },
    trouble: String,
    runId: ObjectId,
    aliveAt: Date,
    cancelWanted: Boolean,
  },
  // minimize would drop an empty map of columns.
  { collection: 'importJobs', minimize: false, versionKey: false },
);

export const importJobModel = { name: 'ImportJob', schema };
