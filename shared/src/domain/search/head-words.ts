import { isPackSize } from './pack-size.js';
import { wordsOf } from './words.js';

/** Where the name of a thing ends and what is said about it begins: `Onion (Loose)`, `Tea - Natural`, `Mug with Lid`. */
const ASIDE = /[(),:+|]|\s[-–—]|[-–—]\s| with | for | from | in /iu;
/** Forms of a thing, which come after it: the thing in Turmeric Powder is turmeric. */
export const FORMS: ReadonlySet<string> = new Set(
  'powder whole seeds seed leaves leaf pack combo set piece pieces premium regular fresh loose organic split fine refill pouch 2 3'.split(
    ' ',
  ),
);

/** What is a part of the thing's name although it stands apart: Rice - Flour. */
const APART = /\s[-–—]\s(flour|oil|powder|pickle|papad)\b/giu;

/** What a name says a product is. */
export interface NamedThing {
  /** The last word of its first part (`dal` of Toor Dal, not `toor`), and of each of several names for it (`Cumin/Jeera - Whole`). */
  readonly heads: readonly string[];
  /** All words of its first part, the brand's among them. */
  readonly thing: readonly string[];
  /** How many words it takes to say so, and how many the whole name has: less is nearer to what was looked for. */
  readonly length: number;
}

/** Reads the name of a product. */
export function namedThing(name: string): NamedThing {
  const [thing = ''] = name
    .replace(APART, ' $1')
    .split(ASIDE)
    .filter((part) => part.trim() !== '');
  const names = thing.split('/').map((part) => wordsOf(part).filter((word) => !isPackSize(word)));
  const heads = names.flatMap((words) => {
    const last = words.at(-1);
    const lastOfThing = words.findLast((word) => !FORMS.has(word)) ?? last;
    // Both: who looks for powder means powder.
    return [lastOfThing, last].filter((word) => word !== undefined);
  });
  const [first = []] = names;
  const ofThing = first.filter((word) => !FORMS.has(word)).length;
  return {
    heads: [...new Set(heads)],
    thing: [...new Set(names.flat())],
    length: ofThing * MANY + Math.min(wordsOf(name).length, MANY - 1),
  };
}

/** More words than a name has. */
const MANY = 64;
