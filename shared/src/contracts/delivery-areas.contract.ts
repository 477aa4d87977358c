import { z } from 'zod';
import { answerOf, Rupees, RupeesIn } from './answer.contract.js';
import { DELIVERY_AREAS as MAX } from './delivery-areas-limits.js';
import { type PincodeRange, pincodeRange, repeatedEntries } from './pincode-ranges.js';
import { wanted } from './shop-settings.contract.js';

/** Where the shop delivers (docs/product.md#delivery-areas); additions of ours. */
export const deliveryAreasPaths = {
  get: '/api/delivery-areas/get',
  save: '/api/delivery-areas/admin/save',
  districts: '/api/delivery-areas/admin/districts',
} as const;

/** Within how many minutes or days of being placed an order comes. */
export const DeliveryPromise = z
  .object({ unit: z.enum(['minutes', 'days']), count: z.number().int().min(1) })
  .meta({ id: 'DeliveryPromise' });
export type DeliveryPromise = z.infer<typeof DeliveryPromise>;

const PromiseIn = z
  .strictObject(DeliveryPromise.shape)
  .refine(({ unit, count }) => count <= MAX[unit], { path: ['count'], error: 'is too long' });

/** A district by its name and its state's, as the shop's list of PIN codes writes them. */
export const District = z.strictObject({ district: wanted(80), state: wanted(80) });
export type District = z.infer<typeof District>;

const Entry = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s+/g, ''))
  .refine(
    (text) => pincodeRange(text) !== undefined,
    'is no PIN code, no range from the lower to the higher, and no beginning with *',
  );

const Codes = z
  .array(Entry)
  .max(MAX.codes)
  .superRefine((entries, { addIssue }) => {
    for (const index of repeatedEntries(entries))
      addIssue({ code: 'custom', path: [index], message: 'names PIN codes that stand here already' });
  });

const Districts = z
  .array(District)
  .max(MAX.districts)
  .refine(
    (list) => new Set(list.map(({ district, state }) => `${district}\n${state}`)).size === list.length,
    'names a district more than once',
  );

/** One area as an administrator writes it. The first area that has a PIN code decides. */
export const DeliveryAreaFields = z
  .strictObject({
    name: wanted(MAX.name),
    codes: Codes,
    districts: Districts,
    promise: PromiseIn,
    /** In rupees; left out where delivery is free. */
    charge: RupeesIn.min(0.01).max(MAX.charge).optional(),
    /** The items' total from which delivery is free after all, in rupees. */
    freeFrom: RupeesIn.min(0.01).max(MAX.freeFrom).optional(),
  })
  .refine(({ codes, districts }) => codes.length + districts.length > 0, {
    path: ['codes'],
    error: 'has neither PIN codes nor districts',
  })
  .refine(({ charge, freeFrom }) => freeFrom === undefined || charge !== undefined, {
    path: ['freeFrom'],
    error: 'stands with a charge',
  })
  .meta({ id: 'DeliveryAreaFields' });
export type DeliveryAreaFields = z.infer<typeof DeliveryAreaFields>;

/** All areas, in the order in which they are asked. */
export const DeliveryAreaList = z
  .array(DeliveryAreaFields)
  .max(MAX.areas)
  .superRefine((areas, { addIssue }) => {
    const names = areas.map(({ name }) => name.toLowerCase());
    names.forEach((name, index) => {
      if (names.indexOf(name) < index)
        addIssue({ code: 'custom', path: [index, 'name'], message: 'is the name of another area' });
    });
  })
  .meta({ id: 'DeliveryAreaList' });

const Range = z.tuple([z.number().int(), z.number().int()]).readonly() satisfies z.ZodType<PincodeRange>;

/**
 * One area as everybody gets it. Not as strict as what comes in: areas that were taken once stay readable.
 */
export const DeliveryArea = z
  .object({
    name: z.string(),
    codes: z.array(z.string()),
    districts: z.array(z.object({ district: z.string(), state: z.string() })),
    /** The PIN codes of the districts, by the shop's list. */
    districtCodes: z.array(Range),
    promise: DeliveryPromise,
    charge: Rupees.optional(),
    freeFrom: Rupees.optional(),
  })
  .meta({ id: 'DeliveryArea' });
export type DeliveryArea = z.infer<typeof DeliveryArea>;

/** Where the shop delivers, with its version: 0 and no areas until they are saved for the first time. */
export const DeliveryAreas = z
  .object({ version: z.number().int().min(0), areas: z.array(DeliveryArea) })
  .meta({ id: 'DeliveryAreas' });
export type DeliveryAreas = z.infer<typeof DeliveryAreas>;

export const DeliveryAreasAnswer = answerOf(DeliveryAreas).meta({ id: 'DeliveryAreasAnswer' });
export type DeliveryAreasAnswer = z.infer<typeof DeliveryAreasAnswer>;

/** The version is that which was edited: areas that somebody else has saved since are not overwritten. */
export const SaveDeliveryAreasRequest = z
  .strictObject({ version: z.number().int().min(0), areas: DeliveryAreaList })
  .meta({ id: 'SaveDeliveryAreasRequest' });
export type SaveDeliveryAreasRequest = z.infer<typeof SaveDeliveryAreasRequest>;

/** The districts of the shop's list of PIN codes, by state and name. */
export const DistrictsAnswer = answerOf(z.array(z.object({ district: z.string(), state: z.string() }))).meta({
  id: 'DistrictsAnswer',
});
