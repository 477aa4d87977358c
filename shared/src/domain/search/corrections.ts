import { knownWordsByLength, sameMeaning } from './same-meaning.js';
import type { Vocabulary } from './vocabulary.js';

/** How many other words are tried for each that no product has. */
const TRIED = 5;

/**
 * Texts that were perhaps meant: words that no product has are replaced by the nearest that products have, or left out.
 * @param words what was typed, without what was understood otherwise
 * @param understood whether there was something else beside the words: without it they may find something
 * @returns nearest first; some of them may find nothing
 */
export function corrected(words: readonly string[], understood: boolean, vocabulary: Vocabulary): string[] {
  const nearest = words.map((word) => {
    if (vocabulary.sameStem(word).length > 0 || sameMeaning(word).length > 0) return [word];
    const ofProducts = vocabulary.nearest(word, undefined, farthest(word));
    const near =
      ofProducts.length > 0 ? ofProducts : vocabulary.nearest(word, knownWordsByLength, farthest(word));
    return near.slice(0, TRIED);
  });
  const whole = Array.from({ length: TRIED }, (_, nth) =>
    nearest.flatMap((near) => near[Math.min(nth, near.length - 1)] ?? []).join(' '),
  );
  const single = nearest.flatMap((near) => near.slice(0, 2));
  const typed = words.join(' ');
  return [...new Set([...(understood ? [typed] : []), ...whole, ...single])].filter(
    (text) => text !== '' && (understood || text !== typed),
  );
}

/** How many wrong letters may be meant by a shopper who found nothing: more than a search forgives by itself. */
const farthest = (word: string): number => (/\d/.test(word) ? 0 : Math.min(3, Math.floor(word.length / 2)));
