import { describe, expect, it } from 'vitest';
import { audienceOf } from './audience.js';
import { understand } from './query-understanding.js';

const ANY = Number.POSITIVE_INFINITY;

describe('a price in a search', () => {
  it.each([
    ['under 1000', [], 0, 1000],
    ['below ₹500', [], 0, 500],
    ['watch less than rs. 1,500', ['watch'], 0, 1500],
    ['watch 500 se kam', ['watch'], 0, 500],
    ['500 रुपये से कम घड़ी', ['ghadi'], 0, 500],
    ['shampoo 200 ke andar', ['shampoo'], 0, 200],
    ['above 200', [], 200, ANY],
    ['saree 2000 se upar', ['saree'], 2000, ANY],
    ['saree over ₹2000', ['saree'], 2000, ANY],
    ['between 100 and 300', [], 100, 300],
    ['toys between ₹300 and ₹100', ['toys'], 100, 300],
    ['100-300 rs', [], 100, 300],
    ['tea 100 se 300 tak', ['tea'], 100, 300],
    ['chips ₹20', ['chips'], 0, 20],
    ['chips 20 rs', ['chips'], 0, 20],
    ['shirt above 200 below 900', ['shirt'], 200, 900],
  ])('%s', (text, words, min, max) => {
    const { minPaise, maxPaise, ...rest } = understand(text);
    expect([rest.words, minPaise / 100, maxPaise / 100]).toEqual([words, min, max]);
    expect(rest.understood).toBe(true);
  });

  it.each(['under 5 kg', 'over ear headphones', '10-20', '5 am walk', '2 minute noodles', 'class 10'])(
    'is none in %s',
    (text) => {
      expect(understand(text)).toMatchObject({ minPaise: 0, maxPaise: ANY, understood: false });
    },
  );
});

it.each(['cheap watch', 'sasti watch', 'सस्ती watch', 'cheapest watch'])(
  '%s asks for the cheapest',
  (text) => {
    expect(understand(text)).toMatchObject({ words: ['watch'], cheapest: true });
  },
);

describe('an audience in a search', () => {
  it.each([
    ['kids toys', ['toys'], 'kids'],
    ['toys for kids', ['toys'], 'kids'],
    ['बच्चों के खिलौने', ['khilaune'], 'kids'],
    ["men's watch", ['watch'], 'men'],
    ['mahila kurta', ['kurta'], 'women'],
    ['ladies watch', ['watch'], 'women'],
    ['baby soap', ['soap'], 'baby'],
    ['ladkiyon ke kapde', ['kapde'], 'girls'],
  ])('%s', (text, words, who) => {
    expect(understand(text)).toMatchObject({ words, audience: audienceOf(who) });
  });

  it('alone is what is looked for', () => {
    expect(understand('baby')).toMatchObject({ words: ['baby'], audience: 0, understood: false });
  });
});
