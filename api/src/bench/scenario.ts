import type { Request } from 'autocannon';
import type { BenchShopper } from './preparation.js';

/** Something shoppers do, as the calls one connection repeats. */
export interface Scenario {
  readonly name: string;
  /** How many calls make up one counted unit. */
  readonly callsEach: number;
  /** On how many connections it is measured, sequentially; 1, 32 and 128 unless stated otherwise. */
  readonly connections?: readonly number[];
  /** How many calls there are to make on each number of connections, those that warm up among them; any number unless stated. */
  readonly calls?: number;
  /** The calls of one connection, by its shopper; they are repeated in this order. */
  requests(shopper: BenchShopper): Request[];
}

/** How many shoppers there are: no contention, a busy shop, a sale. */
export const CONNECTIONS = [1, 32, 128];

/** A call with a body, of a visitor, or of who has the token. */
export function post(path: string, body: object, token?: string): Request {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...signed(token) },
    body: JSON.stringify(body),
  };
}

/** A call without a body, of who has the token. */
export const get = (path: string, token: string): Request => ({
  method: 'GET',
  path,
  headers: signed(token),
});

/** The list from any of its entries on, and then those before: each connection asks something else. */
export function rotated<T>(list: readonly T[]): T[] {
  const at = Math.floor(Math.random() * list.length);
  return [...list.slice(at), ...list.slice(0, at)];
}

const signed = (token?: string) => (token ? { authorization: `Bearer ${token}` } : {});
