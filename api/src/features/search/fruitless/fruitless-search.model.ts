import { Schema } from 'mongoose';

/** A search text without results. Who searched is never stored. */
export interface FruitlessSearchRecord {
  /** The text, as `fruitlessText` writes it. */
  readonly _id: string;
  readonly count: number;
  readonly lastAt: Date;
}

const schema = new Schema<FruitlessSearchRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    lastAt: { type: Date, required: true },
  },
  { collection: 'fruitlessSearches', versionKey: false },
);

// The most frequent first, and the oldest.
schema.index({ count: -1, lastAt: -1 });
schema.index({ lastAt: 1 });

export const fruitlessSearchModel = { name: 'FruitlessSearch', schema };
