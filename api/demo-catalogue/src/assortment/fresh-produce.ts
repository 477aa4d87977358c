import { type Assortment, pack, quality, thing } from './family.js';

/** What is weighed and sold the day it comes in. */
export const freshProduce: Assortment = {
  name: 'Fruits & Vegetables',
  drawing: 'basket',
  tones: ['leaf', 'forest', 'saffron', 'chilli', 'teal', 'marigold'],
  packs: [pack('250 g', 0.28), pack('500 g', 0.53), pack('1 kg', 1), pack('2 kg', 1.9)],
  looseUnit: 'kg',
  qualities: [
    quality('Farm Fresh', 'Picked at dawn and on our shelves the same day.'),
    quality('Organic', 'Grown without sprays and certified so.', 1.5),
    quality('Hand-Picked', 'Chosen one by one for size and colour.', 1.2),
    quality('Hydroponic', 'Grown under nets with a tenth of the water.', 1.45),
    quality('Daily', 'The everyday grade of the mandi, honestly weighed.', 0.85),
    quality('Hill', 'From cool, high fields where things grow slowly.', 1.25),
  ],
  things: [
    thing('Onions', 38, 'Firm red onions for the first five minutes of nearly every dish.'),
    thing('Tomatoes', 42, 'Ripe country tomatoes, sour enough for rasam and sweet enough for chutney.'),
    thing('Potatoes', 34, 'Floury potatoes that fry crisp and mash smooth.'),
    thing('Bananas', 62, 'Sweet, spotted bananas that ripen at home in a day.'),
    thing('Alphonso Mangoes', 380, 'Saffron-fleshed hapus from Ratnagiri, in the short weeks they exist.'),
    thing('Apples', 190, 'Crisp apples from the orchards above Shimla.'),
    thing('Spinach', 48, 'Tender palak that cooks down in minutes.'),
    thing('Okra', 68, 'Young bhindi that snap at the tip.'),
    thing('Carrots', 56, 'Red winter carrots, made for gajar halwa.'),
    thing('Ginger & Garlic', 140, 'The pair without which no gravy begins.'),
  ],
  words: {
    closings: [
      '{maker} buys it straight from growers and pays within the week.',
      'Washed, sorted and packed by {maker} in a paper box.',
      'Keep it cool and use it within a few days.',
      'Weighed generously; {maker} would rather give a little more.',
    ],
    praise: [
      'Very fresh, as if picked today.',
      'Better than my local market and well packed.',
      'No bad piece in the whole bag.',
      'Sweet and ripe, kids finished them in a day.',
      'Good size and clean, ordering every week now.',
      'Delivered in minutes, still cold.',
    ],
    middling: [
      'Fresh, but sizes were mixed.',
      'Good, a little costly this week.',
      'Mostly fine, two pieces were soft.',
    ],
    grumbles: ['A few pieces were too ripe.', 'Smaller than I expected.'],
  },
  details: {
    'Shelf life': ['3 days', '5 days', '7 days'],
    Storage: ['Keep in a cool, dry place'],
    Origin: ['Maharashtra', 'Himachal Pradesh', 'Karnataka', 'Uttarakhand'],
  },
};
