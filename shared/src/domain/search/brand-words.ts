import { firstWordOf } from './word-text.js';

/** What a brand's word is known by. */
interface Named {
  /** Words with spaces between them. */
  readonly thing: string;
  readonly subcategories: string;
}

/** In how many subcategories, and in how many names, a brand's word stands first, at least. */
const MIN_SUBCATEGORIES = 3;
const MIN_NAMES = 5;

/**
 * The words that names of many different things begin with: brands. A catalogue has no other word for them on a device, and an import
 * puts the brand in front of each name.
 */
export class BrandWords {
  private readonly firsts = new Map<string, Map<string, number>>();

  add({ thing, subcategories }: Named): void {
    const first = firstWordOf(thing);
    const counts = this.firsts.get(first) ?? new Map<string, number>();
    counts.set(subcategories, (counts.get(subcategories) ?? 0) + 1);
    this.firsts.set(first, counts);
  }

  remove({ thing, subcategories }: Named): void {
    const first = firstWordOf(thing);
    const counts = this.firsts.get(first);
    const count = counts?.get(subcategories) ?? 0;
    if (count > 1) counts?.set(subcategories, count - 1);
    else counts?.delete(subcategories);
    if (counts?.size === 0) this.firsts.delete(first);
  }

  readonly isBrand = (word: string): boolean => {
    const counts = this.firsts.get(word);
    if (!counts || counts.size < MIN_SUBCATEGORIES) return false;
    let names = 0;
    for (const count of counts.values()) names += count;
    return names >= MIN_NAMES;
  };
}
