import type { ProductSummary } from '@jhola/shared/contracts/product.contract';

/** A card as it is sent, JSON in UTF-8: its own part, and behind it what many cards have alike. */
export type CardBytes = readonly [own: Buffer, shared: Buffer];

/** The same as text. */
export type CardTexts = readonly [own: string, shared: string];

/** The JSON of a card in both parts. */
export function cardTexts(card: ProductSummary): CardTexts {
  const { productType, inStock, hasVariants, category, subCategory, ...own } = card;
  const shared = { productType, inStock, hasVariants, category, subCategory };
  return [JSON.stringify(own).slice(0, -1), `,${JSON.stringify(shared).slice(1)}`];
}

/** The JSON of a list of cards, in the parts that stand one behind the other. */
export function listOfCards(cards: readonly CardBytes[]): Buffer[] {
  const parts: Buffer[] = [START];
  for (const [own, shared] of cards) parts.push(own, shared, COMMA);
  if (parts.length > 1) parts.pop();
  parts.push(END);
  return parts;
}

const [START, COMMA, END] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];
