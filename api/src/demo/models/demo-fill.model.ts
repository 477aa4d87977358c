import { type Model, Schema } from 'mongoose';

/** How far the filling of an empty shop with the demo catalogue is; the one document of its collection. */
export interface DemoFillRecord {
  readonly _id: 'demo-catalogue';
  /** How many products it makes. */
  readonly count: number;
  /** When it began: the moment the catalogue's dates lie before, so that a second try makes the same catalogue. */
  readonly startedAt: Date;
  readonly done: boolean;
}

export type DemoFillModel = Model<DemoFillRecord>;

const schema = new Schema<DemoFillRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    startedAt: { type: Date, required: true },
    done: { type: Boolean, required: true },
  },
  { collection: 'demoFills', versionKey: false },
);

export const demoFillModel = { name: 'DemoFill', schema };
