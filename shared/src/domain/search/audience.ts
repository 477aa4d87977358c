import { audienceWords } from './word-lists/audiences.js';

type Audience = keyof typeof audienceWords;

const bits: Readonly<Record<Audience, number>> = { men: 1, women: 2, boys: 4, girls: 8, kids: 16, baby: 32 };

/** All bits of `audienceOf`. */
export const AUDIENCES = 63;

/** Who is content with what is made for another: girls wear what women wear, and kids what boys do. */
const contentWith: Readonly<Record<Audience, number>> = {
  men: bits.men,
  women: bits.women,
  boys: bits.boys | bits.kids,
  girls: bits.girls | bits.kids | bits.women,
  kids: bits.kids | bits.boys | bits.girls | bits.baby,
  baby: bits.baby | bits.kids,
};

const audiences = Object.keys(bits) as Audience[];
const byWord = new Map(
  audiences.flatMap((audience) =>
    audienceWords[audience].split('/').map((word) => [word, bits[audience]] as const),
  ),
);

/** The audience that a word names (men, mahila, bachche), as a bit; 0 for any other word. */
export function audienceOf(word: string): number {
  return byWord.get(word) ?? 0;
}

/** The bits of products that suit those who are asked for. */
export function suiting(asked: number): number {
  return audiences.reduce((sum, audience) => (asked & bits[audience] ? sum | contentWith[audience] : sum), 0);
}

/** Whether a product is for children, and for nobody else. */
export const isForChildren = ({ audience }: { readonly audience: number }): boolean =>
  (audience & (bits.boys | bits.girls | bits.kids | bits.baby)) !== 0 &&
  (audience & (bits.men | bits.women)) === 0;
