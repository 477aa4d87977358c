import { z } from 'zod';
import { answerOf, Id, Moment } from './answer.contract.js';
import { ImportedField } from './catalogue-files.contract.js';

/** Imports that have been, and how they are undone; additions of ours. */
export const importHistoryPaths = {
  list: '/api/product/admin/import/history',
  undo: '/api/product/admin/import/undo',
} as const;

/** For how many days an import can be undone. */
export const IMPORT_UNDO_DAYS = 7;

/** How many imports are listed, and how many of what an undo has left. */
export const MAX_PAST_IMPORTS = 20;
export const MAX_UNDO_STAYS = 100;

/** Something that an undo has left as it is, and why. */
export const UndoStay = z.object({
  name: z.string(),
  /** Changed since, sold since, or (of a category) still in use. */
  why: z.enum(['edited', 'sold', 'in-use']),
  /** The fields that stay; absent where all of it does. */
  fields: z.array(ImportedField).optional(),
});
export type UndoStay = z.infer<typeof UndoStay>;

/** How far an undo is: `handled` of `total` products and categories. */
export const ImportUndo = z.object({
  phase: z.enum(['undoing', 'undone']),
  total: z.number().int(),
  handled: z.number().int(),
  /** Products that are as they were before, all or some of their fields. */
  restored: z.number().int(),
  deleted: z.number().int(),
  /** Products and categories that stay, or some of whose fields do. */
  stayed: z.number().int(),
  /** The first of them. */
  stays: z.array(UndoStay),
});
export type ImportUndo = z.infer<typeof ImportUndo>;

/** An import that wrote something. */
export const PastImport = z
  .object({
    _id: Id,
    fileName: z.string(),
    at: Moment,
    created: z.number().int(),
    updated: z.number().int(),
    /** Until when it can be undone. */
    undoUntil: Moment,
    /** Absent while nobody has asked for it. */
    undo: ImportUndo.optional(),
  })
  .meta({ id: 'PastImport' });
export type PastImport = z.infer<typeof PastImport>;

/** The newest first. */
export const PastImportsAnswer = answerOf(z.array(PastImport)).meta({ id: 'PastImportsAnswer' });

export const UndoImportRequest = z.object({ importId: Id }).meta({ id: 'UndoImportRequest' });
export type UndoImportRequest = z.infer<typeof UndoImportRequest>;
