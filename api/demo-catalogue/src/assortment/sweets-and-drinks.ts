import { type Assortment, pack, quality, thing } from './family.js';

const sweetWords = {
  closings: [
    '{maker} makes it fresh and packs it the same evening.',
    'Share it quickly, or do not share it at all.',
    'From the {maker} kitchen, where no colour is added.',
    'Keep it cool and finish it within the month.',
  ],
  praise: [
    'Melts in the mouth, not too sweet.',
    'Fresh and soft, tasted like the halwai shop.',
    'Beautiful box, perfect for gifting.',
    'Finished before the guests arrived.',
    'Kids and grandparents both loved it.',
    'Exactly what Diwali needs.',
  ],
  middling: [
    'Tasty, but a bit too sweet for me.',
    'Good, though the box is small.',
    'Nice flavour, arrived slightly soft.',
  ],
  grumbles: ['A few pieces were broken.', 'Too sweet for my taste.'],
};

/** Sweet things, nuts and what is drunk with them. */
export const sweetsAndDrinks: readonly Assortment[] = [
  {
    name: 'Chocolates & Sweets',
    words: sweetWords,
    drawing: 'carton',
    emblem: 'chocolate',
    packs: [pack('100 g', 0.45), pack('250 g', 1), pack('500 g', 1.9), pack('1 kg', 3.6)],
    tones: ['cocoa', 'gold', 'maroon', 'magenta', 'plum', 'forest'],
    things: [
      thing('Milk Chocolate', 240, 'Creamy chocolate that snaps softly and melts at once.', {
        emblem: 'chocolate',
      }),
      thing('Dark Chocolate', 320, 'Seventy per cent cocoa from the hills of Idukki.', {
        emblem: 'chocolate',
      }),
      thing('Kaju Katli', 420, 'Cashew diamonds under silver leaf.', { emblem: 'sweet' }),
      thing('Soan Papdi', 180, 'Flaky cubes that fall apart in the best way.', { emblem: 'sweet' }),
      thing('Besan Ladoo', 220, 'Slow-roasted gram flour, ghee and patience.', { emblem: 'sweet' }),
      thing('Mysore Pak', 260, 'Porous, golden and rich with ghee.', { emblem: 'sweet' }),
      thing('Fruit & Nut Chocolate', 290, 'Almonds and raisins in a thick, friendly slab.', {
        emblem: 'nuts',
      }),
    ],
    qualities: [
      quality('Gift Box', 'Tied with a ribbon and ready for Bhai Dooj.', 1.35),
      quality('Classic', 'Made as it always was.'),
      quality('Assorted', 'A little of everything, and no two rows alike.', 1.1),
      quality('Premium', 'Chosen ingredients and a tin worth keeping.', 1.5),
      quality('Sugar-Free', 'All of the taste, none of the sugar.', 1.25),
      quality('Family Pack', 'Enough for the household and the one who drops in.', 1.6),
    ],
  },
  {
    name: 'Dry Fruits & Nuts',
    qualities: [
      quality('Premium', 'Hand-sorted so that only the whole ones remain.', 1.1),
      quality('Jumbo', 'The largest grade of the harvest.', 1.3),
      quality('Everyday', 'Honest quality for cooking and tiffins.', 0.88),
      quality('Select', 'Chosen twice, by machine and by eye.', 1.2),
      quality('Organic', 'Grown without sprays and certified so.', 1.35),
      quality('Fresh Crop', 'This year’s harvest, packed within weeks.', 1.05),
    ],
    words: {
      closings: [
        '{maker} packs them airtight on the day they are sorted.',
        'Keep them in the fridge and they stay crisp for months.',
        'A handful a day, as every grandmother says.',
        'Good for gifting, better for keeping.',
      ],
      praise: [
        'Big, fresh pieces with no broken bits.',
        'Very crunchy and clean, no dust.',
        'Good quality for the price, ordering again for Diwali.',
        'Fresh packing date, no smell.',
        'My kids eat these instead of chips now.',
        'Perfect for kheer and laddoos.',
      ],
      middling: ['Good, but sizes were mixed.', 'Fresh, slightly costly though.'],
      grumbles: ['A few were bitter.', 'Pack was half empty at the top.'],
    },
    alsoIn: ['Atta, Dal & Staples'],
    drawing: 'jar',
    emblem: 'nuts',
    packs: [pack('100 g', 0.22), pack('250 g', 0.52), pack('500 g', 1), pack('1 kg', 1.92)],
    tones: ['cocoa', 'walnut', 'gold', 'forest', 'maroon', 'brick'],
    variants: 'packs',
    things: [
      thing('Almonds', 520, 'Crisp, sweet almonds to soak overnight or eat by the fistful.'),
      thing('Cashews', 590, 'Whole W320 cashews, pale, plump and buttery.'),
      thing('Raisins', 240, 'Long green raisins from Nashik vineyards.'),
      thing('Walnut Kernels', 740, 'Light Kashmiri halves without a trace of bitterness.'),
      thing('Pistachios', 780, 'Salted in the shell, so that you slow down.'),
      thing('Dates', 320, 'Soft, seedless dates for milkshakes and fasts.'),
      thing('Figs', 690, 'Dried anjeer, chewy and full of seeds.'),
      thing('Trail Mix', 460, 'Nuts, seeds and berries for desks and mountains.'),
    ],
  },
  {
    name: 'Tea, Coffee & Drinks',
    qualities: [
      quality('Gold', 'The best lots of the season.', 1.3),
      quality('Strong', 'For those who like it dark.'),
      quality('Estate', 'From one estate, named on the tin.', 1.4),
      quality('Daily', 'Priced for four cups a day.', 0.8),
      quality('Classic', 'The blend that has not changed in years.'),
      quality('Premium', 'Smaller lots and a longer finish.', 1.2),
    ],
    words: {
      closings: [
        '{maker} packs it at the garden, so the aroma travels with it.',
        'Close the tin well and keep it away from the masala shelf.',
        'Two minutes more or less make all the difference; try both.',
        'Tasted and graded at {maker} by people who drink forty cups a day.',
      ],
      praise: [
        'Strong colour and lovely aroma.',
        'My morning does not start without it.',
        'One spoon is enough for two cups.',
        'Tastes just like the one at the station stall.',
        'Fresh, and the tin is beautiful.',
        'Guests always ask for a second cup.',
      ],
      middling: [
        'Good taste, a little light for me.',
        'Nice aroma, finishes fast.',
        'Okay, I prefer it stronger.',
      ],
      grumbles: ['Too much dust in the pack.', 'Not as strong as it says.'],
    },
    drawing: 'tin',
    emblem: 'cup',
    packs: [pack('100 g', 0.45), pack('250 g', 1), pack('500 g', 1.9), pack('1 kg', 3.7)],
    tones: ['forest', 'chilli', 'cocoa', 'saffron', 'leaf', 'maroon'],
    things: [
      thing('Assam Tea', 210, 'Strong, malty leaves that stand up to milk and sugar.', { emblem: 'cup' }),
      thing('Darjeeling Tea', 390, 'First-flush leaves, light and flowery.', { emblem: 'leafy' }),
      thing('Masala Chai', 260, 'Tea with ginger, cardamom, clove and a secret.', { emblem: 'cup' }),
      thing('Filter Coffee', 240, 'Eighty-twenty coffee and chicory for a proper decoction.', {
        emblem: 'beans_coffee',
      }),
      thing('Green Tea', 280, 'Whole leaves, steamed and mild.', { emblem: 'leafy' }),
      thing('Instant Coffee', 310, 'Freeze-dried crystals for mornings without time.', {
        emblem: 'beans_coffee',
      }),
      thing('Badam Drink Mix', 340, 'Almond, saffron and milk, hot or cold.', { emblem: 'nuts' }),
    ],
  },
];
