import type { BulkChange } from '@jhola/shared/contracts/bulk-edit.contract';

/** What is done with several products without filling in a form. */
export type BulkTask = 'publish' | 'unpublish' | 'delete';

/** The change that each task is. */
export const taskChanges: Readonly<Record<BulkTask, BulkChange>> = {
  publish: { published: true },
  unpublish: { published: false },
  delete: { deleted: true },
};
