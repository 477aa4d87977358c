import { z } from 'zod';
import { answerOf, Id, Moment } from './answer.contract.js';
import { DemoModeName } from './health.contract.js';
import { StockLevel } from './stock.contract.js';

/** How the shop is doing, for administrators: an addition of ours. */
export const overviewPaths = {
  figures: '/api/overview/admin/figures',
  firstSteps: '/api/overview/admin/first-steps',
} as const;

/** How many days the overview looks back, today among them. */
export const OVERVIEW_DAYS = 30;
/** How many entries its lists have at most. */
export const OVERVIEW_LIST = 10;

/**
 * Orders that count, and what they come to in rupees: placed for cash or paid by card, and not cancelled. They count in
 * the hour in which they were written.
 */
const sales = { orders: z.number().int().min(0), revenue: z.number().min(0) } as const;

/** An hour of today, by India's clock: 14 is from 14:00 to 15:00. */
export const SalesHour = z
  .object({ hour: z.number().int().min(0).max(23), ...sales })
  .meta({ id: 'SalesHour' });
export type SalesHour = z.infer<typeof SalesHour>;

/** A day in India, and how many customers opened an account. */
export const SalesDay = z
  .object({ date: z.iso.date(), ...sales, newCustomers: z.number().int().min(0) })
  .meta({ id: 'SalesDay' });
export type SalesDay = z.infer<typeof SalesDay>;

/** A product by the pieces that were ordered in the days looked back on; named as it was when it was last ordered. */
export const BestSeller = z
  .object({
    productId: Id,
    name: z.string(),
    image: z.string().optional(),
    pieces: z.number().int().min(1),
    revenue: z.number().min(0),
    /** Whether the shop still has it. */
    offered: z.boolean(),
  })
  .meta({ id: 'BestSeller' });
export type BestSeller = z.infer<typeof BestSeller>;

/** What shoppers searched for and still would not find; nobody knows who they were. */
export const FruitlessSearch = z
  .object({ text: z.string(), count: z.number().int().min(1), lastAt: Moment })
  .meta({ id: 'FruitlessSearch' });
export type FruitlessSearch = z.infer<typeof FruitlessSearch>;

export const Overview = z
  .object({
    at: Moment,
    /** Missing in answers of earlier versions. */
    demoMode: DemoModeName.optional(),
    /** False while orders are being counted anew: the figures of sales are too low then. */
    complete: z.boolean(),
    /** All hours of today, the first at 0. */
    hours: z.array(SalesHour),
    /** The days looked back on, today last. */
    days: z.array(SalesDay),
    /** Most pieces first. */
    bestSellers: z.array(BestSeller),
    /** Lowest stock first, and how many there are in all. */
    lowStock: z.object({
      levels: z.array(StockLevel.omit({ held: true, sold: true })),
      totalCount: z.number().int(),
    }),
    /** Most often searched first. */
    fruitlessSearches: z.array(FruitlessSearch),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof Overview>;
export const OverviewAnswer = answerOf(Overview).meta({ id: 'OverviewAnswer' });
export type OverviewAnswer = z.infer<typeof OverviewAnswer>;

/** What an owner sees to before and while a shop opens, in this order (docs/product.md#first-steps). */
export const FIRST_STEPS = [
  'contact',
  'logo',
  'products',
  'delivery',
  'payments',
  'mails',
  'backup',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const FirstSteps = z
  .object({
    /** Something was ordered: the shop is open, and its owner knows how. */
    isSelling: z.boolean(),
    /** Those that concern this shop, and whether each is done by what the shop has now. */
    steps: z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })),
  })
  .meta({ id: 'FirstSteps' });
export type FirstSteps = z.infer<typeof FirstSteps>;
export const FirstStepsAnswer = answerOf(FirstSteps).meta({ id: 'FirstStepsAnswer' });
export type FirstStepsAnswer = z.infer<typeof FirstStepsAnswer>;
