import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { cardTexts, listOfCards } from './card-bytes.js';
import { summaryOf } from './product-answer.js';
import { PROBE, probeNames } from './product-probe.js';

const bytesOf = (card: ProductSummary) => {
  const [own, shared] = cardTexts(card);
  return [Buffer.from(own), Buffer.from(shared)] as const;
};

describe('the list of cards as it is sent', () => {
  it('is that of the cards, none, one or several', () => {
    const card = summaryOf(PROBE, probeNames());
    const { brand: _brand, variants: _variants, ...other } = { ...card, name: 'Half "a" pair: \ud83c' };
    for (const cards of [[], [card], [card, other as ProductSummary, card]])
      expect(JSON.parse(Buffer.concat(listOfCards(cards.map(bytesOf))).toString())).toEqual(cards);
  });
});
