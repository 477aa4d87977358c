import { isAmount } from './pack-size.js';

/** How many wrong letters are forgiven in a word: none in numbers and in short words, one in four or five letters, two in longer ones. */
export function forgivenLetters(word: string): number {
  if (word.length < 4 || isAmount(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Longer words are never compared. */
const LONGEST = 32;
/** The lines of the comparison, used again and again: thousands of words are compared while a shopper types. */
const lines = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * How many letters two words differ in: one that is wrong, missing, too many, or has changed places with its neighbour
 * counts once (optimal string alignment).
 * @param max where it is more, the answer is `max + 1`: most words are far apart, and are not compared to their end
 */
export function spellingDistance(one: string, other: string, max: number): number {
  const [rows, columns] = [one.length, other.length];
  if (Math.abs(rows - columns) > max || rows > LONGEST || columns > LONGEST) return max + 1;
  let [before, above, line] = lines;
  for (let column = 0; column <= columns; column += 1) above[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    line[0] = row;
    let least = row;
    const letter = one.charCodeAt(row - 1);
    const letterBefore = one.charCodeAt(row - 2);
    for (let column = 1; column <= columns; column += 1) {
      const same = letter === other.charCodeAt(column - 1);
      let cost = Math.min(
        (above[column] as number) + 1,
        (line[column - 1] as number) + 1,
        (above[column - 1] as number) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        letterBefore === other.charCodeAt(column - 1)
      )
        cost = Math.min(cost, (before[column - 2] as number) + 1);
      line[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    [before, above, line] = [above, line, before];
  }
  return above[columns] as number;
}
