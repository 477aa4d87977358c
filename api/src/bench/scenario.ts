import type { Request } from 'autocannon';
import type { BenchShopper } from './preparation.js';

/** Something shoppers do, as the calls one connection repeats. */
export interface Scenario {
  readonly name: string;
  /** How many calls make up one counted unit. */
  readonly callsEach: number;
  /** On how many connections it is measured, sequentially; 1 and 32 unless stated otherwise. */
  readonly connections?: readonly number[];
  /** The calls of one connection, by its shopper; they are repeated in this order. */
  requests(shopper: BenchShopper): Request[];
}
