import type { UndoStay } from '@jhola/shared/contracts/import-history.contract';

/** The words of imports that have been, and of their undo. */
export const pastTexts = {
  title: 'Imports of the last 7 days',
  counts: (created: number, updated: number) => `${created} new, ${updated} changed`,
  undo: 'Undo',
  undoTitle: 'Undo this import?',
  undoQuestion: (fileName: string, created: number, updated: number) =>
    `${fileName}: ${created} new products are deleted and ${updated} changed ones become what they were. What you edited or sold since stays.`,
  cancel: 'Cancel',
  close: 'Close',
  wentWrong: 'Something went wrong!',
  undoing: 'Undoing...',
  undone: (restored: number, deleted: number, stayed: number) =>
    `Undone: ${restored} restored, ${deleted} deleted, ${stayed} kept.`,
  stays: (shown: number, all: number) =>
    all > shown ? `What was kept, and why (first ${shown} of ${all})` : 'What was kept, and why',
  stay: (name: string, why: string) => `${name}: ${why}`,
  why: {
    edited: 'edited since',
    sold: 'sold since',
    'in-use': 'still in use',
  } satisfies Record<UndoStay['why'], string>,
} as const;
