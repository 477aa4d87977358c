import type { DeliveryAreas } from '@jhola/shared/contracts/delivery-areas.contract';
import { Schema } from 'mongoose';

/** The one document of where the shop delivers; a shop whose administrator has saved none has none. */
export interface DeliveryAreasRecord extends DeliveryAreas {
  readonly _id: 'areas';
}

const schema = new Schema<DeliveryAreasRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    // Validated by the contract; strict schemas per field would have to repeat it.
    areas: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'deliveryAreas', versionKey: false, minimize: false },
);

export const deliveryAreasModel = { name: 'DeliveryAreas', schema };
