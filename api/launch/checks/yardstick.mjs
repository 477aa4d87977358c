import { scryptSync } from 'node:crypto';

/** So much work that a fast machine takes a second for it. */
const ROUNDS = 8;
const DOCUMENT = JSON.stringify(
  Array.from({ length: 2_000 }, (_, at) => ({ at, name: `product ${at}`, price: at * 100 })),
);

/**
 * How fast this machine is at this hour: the time of a fixed piece of work (parsing, sorting, hashing), on one core. Times of
 * two runs are compared by it.
 * @returns {number} milliseconds
 */
export function yardstick() {
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = 0; at < 40; at += 1)
      JSON.stringify(
        JSON.parse(DOCUMENT).sort((/** @type {any} */ one, /** @type {any} */ other) =>
          one.name < other.name ? 1 : -1,
        ),
      );
    scryptSync('yardstick', 'salt', 32, { N: 16_384, r: 8, p: 1 });
  }
  return performance.now() - began;
}
