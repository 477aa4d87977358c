import { Schema, type Types } from 'mongoose';

/** The order in which changes are undone: a category goes after its products and subcategories. */
export const CHANGE_RANKS = { product: 0, subcategory: 1, category: 2 } as const;

/** What an import has changed of one product, or that it created it (or a category): kept for its undo. */
export interface ImportChangeRecord {
  readonly _id: Types.ObjectId;
  readonly importId: Types.ObjectId;
  /** One of CHANGE_RANKS. */
  readonly rank: number;
  readonly targetId: Types.ObjectId;
  readonly at: Date;
  /** Its name when it was created, and what tells whether it was edited since. */
  readonly created?: { readonly name: string; readonly print: string; readonly stock?: number };
  /** The fields that changed, by their stored names; null stands for one that was missing. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly expiresAt: Date;
}

const { Mixed, ObjectId } = Schema.Types;

const schema = new Schema<ImportChangeRecord>(
  {
    importId: { type: ObjectId, required: true },
    rank: { type: Number, required: true },
    targetId: { type: ObjectId, required: true },
    at: { type: Date, required: true },
    created: Mixed,
    before: Mixed,
    after: Mixed,
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { collection: 'importChanges', minimize: false, versionKey: false },
);

schema.index({ importId: 1, rank: 1, _id: 1 });

export const importChangeModel = { name: 'ImportChange', schema };
