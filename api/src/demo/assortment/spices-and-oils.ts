import { type Assortment, pack, thing } from './family.js';

/** Spices, oils and what else stands beside the stove. */
export const spicesAndOils: readonly Assortment[] = [
  {
    name: 'Masala & Spices',
    words: {
      praise: [
        'Aroma fills the kitchen when I open it.',
        'Colour and taste are both excellent.',
        'Fresh packing date and strong flavour.',
        'A little is enough, so it lasts long.',
        'My biryani finally tastes like the hotel one.',
        'No dust or husk, very clean.',
      ],
      middling: [
        'Good aroma, a bit less spicy than I want.',
        'Fine for daily cooking.',
        'Nice, jar could be bigger.',
      ],
      grumbles: ['Colour was a little dull.', 'Lid was loose.'],
    },
    drawing: 'jar',
    emblem: 'spice',
    packs: [pack('50 g', 0.55), pack('100 g', 1), pack('200 g', 1.9), pack('500 g', 4.5)],
    variants: 'packs',
    tones: ['chilli', 'turmeric', 'saffron', 'forest', 'brick', 'maroon', 'cocoa'],
    things: [
      thing('Turmeric Powder', 42, 'Salem turmeric with a deep colour and high curcumin.', {
        tones: ['turmeric', 'marigold'],
      }),
      thing('Red Chilli Powder', 58, 'Byadgi chillies for colour, Guntur for courage.', {
        tones: ['chilli'],
        emblem: 'chilli',
      }),
      thing('Coriander Powder', 44, 'Freshly ground dhania with a citrus lift.', {
        tones: ['forest', 'olive'],
        emblem: 'leafy',
      }),
      thing('Garam Masala', 86, 'Fourteen spices, roasted one by one.', { tones: ['cocoa', 'maroon'] }),
      thing('Sambar Powder', 64, 'The temple-town blend, heavy on coriander and fenugreek.'),
      thing('Chaat Masala', 52, 'Amchur and black salt for everything from fruit to fries.'),
      thing('Cumin Seeds', 72, 'Bold jeera that crackles and perfumes the ghee.', { emblem: 'grain' }),
      thing('Kitchen King Masala', 78, 'One spoon, any sabzi.'),
      thing('Green Cardamom', 340, 'Eight-millimetre pods from Idukki, bright and full.', {
        tones: ['leaf', 'forest'],
        emblem: 'leafy',
      }),
      thing('Biryani Masala', 92, 'Mace, star anise and patience in a jar.'),
    ],
  },
  {
    name: 'Oil & Ghee',
    drawing: 'bottle',
    emblem: 'drop',
    packs: [pack('500 ml', 0.53), pack('1 litre', 1), pack('2 litre', 1.95), pack('5 litre', 4.8)],
    looseUnit: 'litre',
    tones: ['marigold', 'turmeric', 'gold', 'saffron', 'olive'],
    things: [
      thing('Mustard Oil', 186, 'Cold-pressed kachi ghani oil with its nose-tingling aroma.'),
      thing('Groundnut Oil', 214, 'Filtered groundnut oil, nutty and steady at high heat.'),
      thing('Sunflower Oil', 152, 'Light oil that leaves the taste of food alone.'),
      thing('Coconut Oil', 246, 'Wood-pressed from sun-dried copra.', { emblem: 'coconut' }),
      thing('Sesame Oil', 328, 'Gingelly oil for podi, pickles and lamps.'),
      thing('Cow Ghee', 620, 'Grainy bilona ghee churned from curd.', { drawing: 'jar', emblem: 'milk' }),
      thing('Rice Bran Oil', 168, 'A neutral oil with a high smoke point.'),
    ],
    words: {
      closings: [
        '{maker} bottles it without blending or colouring.',
        'Tested by {maker} for purity, batch by batch.',
        'Keep the cap closed and away from sunlight.',
        'From {maker}, pressed in small lots and filled the same day.',
      ],
      praise: [
        'Pure aroma, food tastes like my village.',
        'Not sticky and no smell after frying.',
        'Good packing, not a drop leaked.',
        'Using it for a month, feels light.',
        'My mother approved, that says everything.',
        'Better than what I get at my local kirana, and cheaper.',
      ],
    },
    details: { Extraction: ['Cold pressed', 'Wood pressed', 'Filtered', 'Refined'] },
  },
  {
    name: 'Salt, Sugar & Jaggery',
    words: {
      praise: [
        'Clean and dry, no lumps.',
        'Jaggery-sweet smell of home.',
        'Good packing and fresh date.',
        'Dissolves quickly, no residue.',
        'Delivered in minutes and well sealed.',
        'Cheaper than my local kirana.',
      ],
      middling: [
        'Good quality, bag was slightly torn at the corner.',
        'Fine for daily use, nothing special.',
      ],
      grumbles: ['Pack had a few lumps.', 'Price has gone up since last month.'],
    },
    drawing: 'pouch',
    emblem: 'sweet',
    packs: [pack('500 g', 0.53), pack('1 kg', 1), pack('2 kg', 1.95), pack('5 kg', 4.7)],
    looseUnit: 'kg',
    tones: ['sky', 'ivory', 'cocoa', 'rose', 'walnut', 'teal'],
    things: [
      thing('Iodised Salt', 26, 'Free-flowing salt with iodine, the quiet hero of the kitchen.'),
      thing('Rock Salt', 64, 'Pink sendha namak for fasts and fruit.'),
      thing('White Sugar', 48, 'Clean sulphur-free crystals that dissolve at once.'),
      thing('Brown Sugar', 96, 'Moist brown sugar with a toffee note.'),
      thing('Jaggery Powder', 88, 'Kolhapuri jaggery, ground for tea and rotis.'),
      thing('Jaggery Cubes', 94, 'One cube after lunch, as grandfathers do.'),
      thing('Mishri', 104, 'Thread-spun sugar crystals for prasad and coughs.'),
    ],
  },
];
