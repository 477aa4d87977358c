import { type Family, pack, quality, thing } from './family.js';

/** Texts about breakfast products that need no fridge. */
const breakfastWords = {
  closings: [
    '{maker} uses no artificial colour and no hurry.',
    'Close it well after use and it keeps for months.',
    'Good for tiffins, trains and lazy Sundays.',
    'From {maker}, packed in a pouch that can be closed again.',
  ],
  praise: [
    'Kids finish it without a fuss.',
    'Tastes fresh and natural.',
    'Perfect for busy mornings.',
    'Good quantity for the price.',
    'My whole family likes it, ordering the bigger pack.',
    'Not too sweet, exactly right.',
  ],
  middling: [
    'Good taste, a little costly.',
    'Nice, but a bit too sweet for me.',
    'Okay, pack was slightly dented.',
  ],
  grumbles: ['Seal was not perfect.', 'Too sweet for my taste.'],
};

export const dairy: Family = {
  name: 'Dairy & Breakfast',
  makers: ['Gokulika', 'Doodhvan', 'Malaikaar', 'Subahfresh', 'Gwala & Sons'],
  qualities: [
    quality('Farm Fresh', 'From small farms, collected at dawn and chilled within the hour.', 1.08),
    quality('Classic', 'As it has been made for three generations.'),
    quality('Premium', 'Richer milk and more patience.', 1.25),
    quality('Organic', 'From herds that graze on certified land.', 1.5),
    quality('Village Style', 'Made in small vessels, the slow way.', 1.15),
    quality('Daily', 'For the households that never skip a day.', 0.92),
  ],
  discount: [0, 25],
  details: {
    'Shelf life': ['3 days', '7 days', '15 days', '90 days'],
    Storage: ['Keep refrigerated below 5 °C'],
    Diet: ['Vegetarian'],
  },
  closings: [
    '{maker} tests every can for purity before it enters the dairy.',
    'Delivered cold from the {maker} dairy to your door.',
    'Free from preservatives, so keep it in the fridge and finish it soon.',
    'The {maker} family has been doing this since before fridges.',
  ],
  praise: [
    'Fresh and thick, just like from the local dairy.',
    'Soft and does not crumble while cooking.',
    'Delivered cold, packing was perfect.',
    'Taste reminds me of my village.',
    'Kids finish it without a fuss.',
    'Good expiry date, always fresh stock.',
  ],
  middling: [
    'Good taste, a little costly.',
    'Fresh but pack was a bit wet.',
    'Nice, though I like it thicker.',
  ],
  grumbles: ['Expiry was only two days away.', 'Lid had opened slightly.'],
  assortments: [
    {
      name: 'Milk & Curd',
      drawing: 'milkCarton',
      emblem: 'milk',
      packs: [pack('250 ml', 0.3), pack('500 ml', 0.54), pack('1 litre', 1)],
      looseUnit: 'litre',
      tones: ['sky', 'ocean', 'pearl', 'leaf', 'indigo'],
      things: [
        thing('Toned Milk', 58, 'Everyday milk that boils without a fuss.'),
        thing('Cow Milk', 66, 'Pure cow milk, light and slightly golden.'),
        thing('Buffalo Milk', 78, 'Thick milk for proper malai and stronger tea.'),
        thing('Buttermilk', 42, 'Salted chaas with roasted cumin and curry leaf.'),
        thing('Set Curd', 92, 'Firm curd that holds the shape of the spoon.', { drawing: 'tub' }),
        thing('Sweet Lassi', 84, 'Churned lassi with a cap of cream.'),
        thing('Badam Milk', 110, 'Chilled almond milk with a thread of saffron.', { emblem: 'nuts' }),
      ],
    },
    {
      name: 'Paneer & Cheese',
      drawing: 'tub',
      emblem: 'cheese',
      packs: [pack('200 g', 1), pack('400 g', 1.9), pack('1 kg', 4.5)],
      tones: ['marigold', 'leaf', 'ocean', 'saffron', 'cream'],
      things: [
        thing('Malai Paneer', 98, 'Soft paneer that drinks up any gravy.', { emblem: 'milk' }),
        thing('Cheese Slices', 140, 'Even slices for sandwiches and midnight.'),
        thing('Mozzarella', 180, 'Stretchy mozzarella for home pizza nights.'),
        thing('Processed Cheese', 150, 'The tin-box taste of childhood, in a tub.'),
        thing('Cheese Spread', 125, 'Smooth spread with herbs or pepper.'),
        thing('Khoya', 210, 'Slow-cooked mawa for gulab jamun and barfi.', { emblem: 'sweet' }),
      ],
    },
    {
      name: 'Butter & Ice Cream',
      details: { 'Shelf life': ['3 months', '6 months'], Storage: ['Keep frozen or refrigerated'] },
      drawing: 'tub',
      emblem: 'milk',
      packs: [pack('100 g', 0.55), pack('200 g', 1), pack('500 g', 2.35)],
      tones: ['marigold', 'rose', 'cocoa', 'mint', 'lavender', 'cream'],
      things: [
        thing('Salted Butter', 118, 'Yellow butter for parathas that deserve it.', {
          tones: ['marigold', 'sky'],
        }),
        thing('White Butter', 132, 'Hand-churned makkhan, best on hot bajra roti.', {
          tones: ['ivory', 'sky'],
        }),
        thing('Vanilla Ice Cream', 160, 'Real vanilla, soft scoops.', { tones: ['cream', 'marigold'] }),
        thing('Kesar Pista Ice Cream', 210, 'Saffron, pistachio and slow-boiled milk.', {
          tones: ['saffron', 'leaf'],
          emblem: 'nuts',
        }),
        thing('Mango Ice Cream', 190, 'Alphonso pulp, frozen at its best.', {
          tones: ['marigold', 'saffron'],
          emblem: 'fruit',
        }),
        thing('Malai Kulfi', 170, 'Dense, grainy kulfi with cardamom.', { tones: ['cream', 'blush'] }),
        thing('Chocolate Ice Cream', 185, 'Dark cocoa and cold cream.', {
          tones: ['cocoa'],
          emblem: 'chocolate',
        }),
      ],
    },
    {
      name: 'Cereals & Oats',
      qualities: [
        quality('Classic', 'The plain one that goes with any fruit.'),
        quality('High Fibre', 'Extra bran for a long morning.', 1.12),
        quality('Wholesome', 'Whole grains and nothing artificial.', 1.1),
        quality('Family', 'A fuller recipe for big tables.', 1.05),
        quality('Quick', 'Ready before the school bus.'),
        quality('Premium', 'Better grain, more of the good bits.', 1.3),
      ],
      drawing: 'carton',
      emblem: 'flakes',
      packs: [pack('250 g', 0.6), pack('500 g', 1.1), pack('1 kg', 2)],
      tones: ['saffron', 'sky', 'leaf', 'marigold', 'chilli', 'cocoa'],
      things: [
        thing('Corn Flakes', 165, 'Golden flakes that stay crisp to the last spoon.'),
        thing('Rolled Oats', 140, 'Thick-cut oats for porridge, chilla and smoothies.', { emblem: 'grain' }),
        thing('Masala Oats', 120, 'Savoury oats with peas and carrot, ready in three minutes.', {
          emblem: 'chilli',
        }),
        thing('Millet Muesli', 320, 'Puffed millets, nuts and raisins.', { emblem: 'nuts' }),
        thing('Chocolate Loops', 240, 'Crunchy rings that turn milk brown.', { emblem: 'chocolate' }),
        thing('Wheat Dalia', 85, 'Broken wheat for a kind breakfast.', { emblem: 'wheat' }),
        thing('Instant Upma', 95, 'Add hot water, wait, and pretend you cooked.', { emblem: 'noodles' }),
      ],
      details: { 'Shelf life': ['6 months', '9 months'], Storage: ['Keep in a cool, dry place'] },
      words: breakfastWords,
    },
    {
      name: 'Jams, Honey & Spreads',
      qualities: [
        quality('Pure', 'Nothing added, nothing taken away.', 1.1),
        quality('Homestyle', 'Stirred in small copper pots.'),
        quality('Organic', 'From certified growers.', 1.35),
        quality('Royal', 'A richer recipe for guests.', 1.4),
        quality('Daily', 'For households that finish a jar a week.', 0.85),
        quality('Premium', 'Chosen fruit and longer cooking.', 1.2),
      ],
      drawing: 'jar',
      emblem: 'honey',
      packs: [pack('200 g', 0.5), pack('500 g', 1), pack('1 kg', 1.85)],
      tones: ['saffron', 'maroon', 'gold', 'chilli', 'plum', 'cocoa'],
      things: [
        thing('Forest Honey', 320, 'Raw honey gathered by tribal co-operatives in the Nilgiris.', {
          tones: ['gold', 'saffron'],
        }),
        thing('Mixed Fruit Jam', 180, 'Eight fruits, one spoon, endless toast.', {
          tones: ['chilli', 'magenta'],
          emblem: 'berry',
        }),
        thing('Mango Jam', 190, 'Summer in a jar.', { tones: ['marigold', 'saffron'], emblem: 'fruit' }),
        thing('Peanut Butter', 260, 'Roasted peanuts, ground till they give in.', {
          tones: ['walnut', 'cocoa'],
          emblem: 'nuts',
        }),
        thing('Strawberry Preserve', 230, 'Mahabaleshwar berries with real pieces.', {
          tones: ['chilli', 'rose'],
          emblem: 'berry',
        }),
        thing('Gulkand', 210, 'Rose petals and sugar, cured in the sun.', {
          tones: ['rose', 'magenta'],
          emblem: 'rose',
        }),
        thing('Mango Pickle', 165, "Raw mango, mustard oil and a grandmother's hand.", {
          tones: ['leaf', 'chilli'],
          emblem: 'chilli',
        }),
      ],
      details: { 'Shelf life': ['12 months', '18 months'], Storage: ['Keep in a cool, dry place'] },
      words: breakfastWords,
    },
  ],
};
