import type { UndoStay } from '@jhola/shared/contracts/import-history.contract';

/** What an undo does, by how many products an import has made and changed. */
function undone(created: number, updated: number): string {
  const deleted = created === 1 ? '1 new product is deleted' : `${created} new products are deleted`;
  const restored =
    updated === 1 ? '1 changed one becomes what it was' : `${updated} changed ones become what they were`;
  if (created === 0) return restored;
  return updated === 0 ? deleted : `${deleted} and ${restored}`;
}

/** The words of imports that have been, and of their undo. */
export const pastTexts = {
  title: 'Imports of the last 7 days',
  counts: (created: number, updated: number) => `${created} new, ${updated} changed`,
  undo: 'Undo',
  undoTitle: 'Undo this import?',
  undoQuestion: (fileName: string, created: number, updated: number) =>
    `${fileName}: ${undone(created, updated)}. What you edited or sold since stays.`,
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
