import { Schema, type Types } from 'mongoose';

/** The pictures that one product is to get; deleted with the write that gives them. */
export interface PictureTaskRecord {
  readonly _id: Types.ObjectId;
  readonly importId: Types.ObjectId;
  readonly productId: Types.ObjectId;
  /** Addresses, or the positions of files in the ZIP, in their order. */
  readonly sources: readonly string[];
  /** What the import keeps for its undo, where it created the product. */
  readonly changeId?: Types.ObjectId;
  readonly expiresAt: Date;
}

const { ObjectId } = Schema.Types;

const schema = new Schema<PictureTaskRecord>(
  {
    importId: { type: ObjectId, required: true },
    productId: { type: ObjectId, required: true },
    sources: { type: [String], required: true },
    changeId: ObjectId,
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { collection: 'pictureTasks', versionKey: false },
);

schema.index({ importId: 1, _id: 1 });

export const pictureTaskModel = { name: 'PictureTask', schema };
