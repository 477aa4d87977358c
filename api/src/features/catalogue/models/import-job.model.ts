import type {
  FileEncoding,
  ImportColumns,
  ImportPhase,
  ImportSamples,
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
  /** How its letters are likely written, and how the last run read them; UTF-8 where missing. */
  readonly encoding?: FileEncoding;
  readonly readAs?: FileEncoding;
  readonly phase: ImportPhase;
  readonly wrote: boolean;
  readonly read: number;
  readonly products: number;
  readonly sums?: ImportSums;
  readonly samples?: ImportSamples;
  readonly refusedRows: readonly RefusedRow[];
  readonly trouble?: string;
  /** Identifies this run among earlier ones. */
  readonly runId?: Types.ObjectId;
  /** Until when a process has the run; absent when none is running. */
  readonly dueAt?: Date;
  /** How often the outcomes of its runs could not be stored. */
  readonly failures?: number;
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
    encoding: String,
    readAs: String,
    phase: { type: String, required: true },
    wrote: { type: Boolean, required: true },
    read: { type: Number, required: true },
    products: { type: Number, required: true },
    sums: Mixed,
    samples: Mixed,
    refusedRows: { type: Mixed, default: () => [] },
    trouble: String,
    runId: ObjectId,
    dueAt: Date,
    failures: Number,
    cancelWanted: Boolean,
  },
  // minimize would drop an empty map of columns.
  { collection: 'importJobs', minimize: false, versionKey: false },
);

export const importJobModel = { name: 'ImportJob', schema };
