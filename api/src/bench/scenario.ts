import type { Request } from 'autocannon';
import type { BenchShopper } from './preparation.js';

/** Something shoppers do, as the calls one connection repeats. */
export interface Scenario {
  readonly name: string;
  /** How many calls make one of what is counted. */
  readonly callsEach: number;
  /** On how many connections it is measured, one after the other; 1 and 32 unless said otherwise. */
  readonly connections?: readonly number[];
  /** The calls of one connection, by its shopper; they are repeated in this order. */
  requests(shopper: BenchShopper): Request[];
}
