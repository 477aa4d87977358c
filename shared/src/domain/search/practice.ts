/** How often all of them are made: twice as often gains nothing more. */
export const PRACTICE_ROUNDS = 3;

/**
 * Searches of every kind: words that mean the same, sizes, prices, audiences, Devanagari, beginnings, misspellings, words written
 * together, what is in many products and what is in none. A device makes them while it has nothing else to do: engines run code slowly
 * until it has run for a while, and a shopper's first search would be that while.
 */
export const practice: readonly string[] = [
  'atta 5kg',
  'दाल',
  'kids toys',
  'shampoo under 300',
  'chai patti',
  'bluetoth earbds',
  'red shirt for men',
  'tatasalt',
  'coconut oil',
  'mil',
  'rice flour',
  'sasta phone',
  'dish wash liquid',
  'women watch',
  'zzyzx',
];
