import { z } from 'zod';
import { MAX_RUPEES } from './product-limits.js';

/** An id of the database as it travels: 24 hexadecimal digits. */
export const Id = z
  .string()
  .regex(/^[0-9a-f]{24}$/, 'is not an id')
  .meta({ id: 'Id', example: '65f0c0ffee00000000000001' });

/** A moment as it travels: ISO 8601 in UTC. */
export const Moment = z.iso.datetime();

/** A price as it travels: rupees with at most two decimals (docs/product.md#entities). */
export const Rupees = z.number().min(0).max(MAX_RUPEES);

/** Prices added up (of a line, an order, a customer's orders), as Rupees travel; as much as is exact in paise. */
export const RupeesSum = z
  .number()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER / 100);

/** Rupees that come in: at most two decimals, so that they are whole paise. */
export const RupeesIn = Rupees.refine(
  (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
  'has more than two decimals',
);

/** The number of a page, from 1. */
export const PageNumber = z.number().int().min(1).max(100_000).default(1);

/** How many rows a page holds: 1 to 100. */
export const pageSize = (usual: number) => z.number().int().min(1).max(100).default(usual);

/** An answer without data: the flags and the words for a toast. */
export const PlainAnswer = z
  .object({ success: z.literal(true), error: z.literal(false), message: z.string() })
  .meta({ id: 'PlainAnswer' });
export type PlainAnswer = z.infer<typeof PlainAnswer>;

/**
 * The answer `{ success, error, message, data }` (docs/product.md#answers).
 * @param data the schema of what is answered
 */
export const answerOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), data });

/** Why something was refused: the words for a toast, the code for the program, and what fills the words. */
export const Refusal = z.object({
  message: z.string(),
  code: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Refusal = z.infer<typeof Refusal>;

/** Every refused call. */
export const ErrorAnswer = z
  .object({ success: z.literal(false), error: z.literal(true), ...Refusal.shape })
  .meta({ id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
