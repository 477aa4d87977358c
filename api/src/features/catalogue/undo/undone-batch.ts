import type { UndoStay } from '@jhola/shared/contracts/import-history.contract';
import type { ClientSession } from 'mongoose';

/** What became of some changes. */
export interface UndoneBatch {
  readonly restored: number;
  readonly deleted: number;
  readonly stays: readonly UndoStay[];
}

/** The transaction of an undo, and what its stock history says. */
export interface UndoWriting {
  readonly session: ClientSession;
  readonly revision: number;
  /** The administrator, and a text. */
  readonly counted: { readonly by: string; readonly text: string };
}
