import { type Family, pack, quality, thing } from './family.js';
import { freshProduce } from './fresh-produce.js';
import { spicesAndOils } from './spices-and-oils.js';

const kilos = [pack('500 g', 0.53), pack('1 kg', 1), pack('2 kg', 1.95), pack('5 kg', 4.7)];

export const staples: Family = {
  name: 'Atta, Dal & Staples',
  makers: ['Khetwala', 'Anaaj Ghar', 'Sonchakki', 'Dhanika', 'Mitti & Mill', 'Gaonsaar'],
  qualities: [
    quality('Organic', 'Grown without chemical sprays and certified by an independent body.', 1.4),
    quality('Unpolished', 'Left unpolished, so that the goodness of the skin stays in.', 1.12),
    quality('Premium', 'Machine-cleaned and sorted by colour, with no stones to look for.', 1.18),
    quality('Farm Fresh', 'Bought straight from growers in Vidarbha and packed within weeks.', 1.05),
    quality('Daily', 'Sound everyday quality at a mandi price.', 0.88),
    quality('Desi', 'An old local variety, smaller in size and bigger in taste.', 1.25),
  ],
  discount: [0, 30],
  details: {
    'Shelf life': ['3 months', '6 months', '12 months'],
    Diet: ['Vegetarian'],
    Storage: ['Keep airtight in a cool, dry place'],
    Origin: ['Madhya Pradesh', 'Maharashtra', 'Punjab', 'Karnataka', 'Uttar Pradesh'],
  },
  closings: [
    '{maker} packs it in a resealable bag so that it stays fresh.',
    'Tested by {maker} for moisture and purity, batch by batch.',
    'A kitchen staple that does its work quietly, day after day.',
    'Milled and packed by {maker} without additives or bleach.',
    'Once opened, move it to an airtight dabba and it will keep for months.',
  ],
  praise: [
    'Very clean, no stones at all.',
    'Rotis come out soft and stay soft till evening.',
    'Cooks quickly, good taste, repeat order.',
    'Fresh packing date and good aroma.',
    'Better than what I get at my local kirana, and cheaper.',
    'Using it for three months now, quality is consistent.',
    'Delivered in minutes and well sealed.',
    'My mother approved, that says everything.',
  ],
  middling: [
    'Good quality, bag was slightly torn at the corner.',
    'Fine for daily use, nothing special.',
    'Taste is good but it takes longer to cook.',
  ],
  grumbles: ['Found a few broken grains.', 'Price has gone up since last month.'],
  assortments: [
    {
      name: 'Atta & Flours',
      qualities: [
        quality(
          'Stone Ground',
          'Ground slowly between stones, so that it stays cool and keeps its aroma.',
          1.1,
        ),
        quality('Organic', 'Grown without chemical sprays and certified by an independent body.', 1.4),
        quality('Premium', 'Twice cleaned and milled from the best lots.', 1.18),
        quality('Farm Fresh', 'Milled within days of reaching us from the farm.', 1.05),
        quality('Daily', 'Sound everyday quality at a mandi price.', 0.88),
        quality('Fine-Milled', 'Sifted through a finer mesh for softer dough.', 1.08),
      ],
      drawing: 'sack',
      emblem: 'wheat',
      packs: [pack('500 g', 0.54), pack('1 kg', 1), pack('5 kg', 4.7), pack('10 kg', 9.1)],
      looseUnit: 'kg',
      tones: ['wheat', 'saffron', 'chilli', 'forest', 'cream', 'marigold', 'brick'],
      things: [
        thing('Chakki Atta', 52, 'Whole-wheat atta ground on stone, for rotis that puff by themselves.'),
        thing('Sharbati Atta', 64, 'Golden Sharbati wheat from Sehore gives a sweet, soft roti.'),
        thing('Multigrain Atta', 72, 'Wheat with jowar, ragi, oats, soya and chana.'),
        thing('Besan', 96, 'Fine gram flour for pakoras, kadhi and ladoos.', { emblem: 'dal' }),
        thing('Maida', 46, 'Refined flour for naan, cakes and the occasional samosa.'),
        thing('Sooji Rava', 54, 'Even-grained semolina for upma and halwa.', { emblem: 'grain' }),
        thing('Ragi Flour', 68, 'Finger-millet flour, dark, earthy and full of calcium.', {
          emblem: 'grain',
        }),
        thing('Bajra Flour', 58, 'Pearl-millet flour for winter rotlas with white butter.', {
          emblem: 'grain',
        }),
        thing('Rice Flour', 56, 'Silky flour for idiyappam, chakli and kozhukattai.', { emblem: 'grain' }),
      ],
    },
    {
      name: 'Dal & Pulses',
      drawing: 'pouch',
      emblem: 'dal',
      packs: kilos,
      looseUnit: 'kg',
      variants: 'packs',
      tones: ['turmeric', 'saffron', 'leaf', 'brick', 'marigold', 'forest', 'chilli'],
      things: [
        thing(
          'Toor Dal',
          168,
          'Split pigeon peas that turn creamy in four whistles, for sambar or a plain tadka dal.',
          { tones: ['turmeric', 'marigold'] },
        ),
        thing('Moong Dal', 142, 'Light yellow moong for khichdi, halwa and recovering patients.', {
          tones: ['turmeric', 'leaf'],
        }),
        thing('Chana Dal', 104, 'Nutty split gram that holds its bite in the pot.', {
          tones: ['saffron', 'marigold'],
        }),
        thing('Masoor Dal', 112, 'Quick red lentils that cook while the rice does.', {
          tones: ['brick', 'saffron'],
        }),
        thing('Urad Dal', 158, 'Creamy white urad for dosa batter, vadas and dal makhani.', {
          tones: ['charcoal', 'ivory'],
          emblem: 'grain',
        }),
        thing('Rajma', 176, 'Red kidney beans from the hills, thin-skinned and quick to soften.', {
          tones: ['maroon', 'chilli'],
          emblem: 'beans',
        }),
        thing('Kabuli Chana', 148, 'Large white chickpeas for chole that taste of Sunday.', {
          tones: ['cream', 'wheat'],
          emblem: 'grain',
        }),
        thing('Green Moong Whole', 136, 'Whole green gram, ideal for sprouting.', {
          tones: ['leaf', 'forest'],
          emblem: 'grain',
        }),
        thing('Lobia', 124, 'Black-eyed peas with a mild, grassy sweetness.', {
          tones: ['cream', 'sand'],
          emblem: 'beans',
        }),
      ],
      details: { Protein: ['21 g per 100 g', '23 g per 100 g', '24 g per 100 g'] },
    },
    {
      name: 'Rice & Poha',
      drawing: 'sack',
      emblem: 'grain',
      packs: [pack('1 kg', 1), pack('5 kg', 4.8), pack('10 kg', 9.3), pack('25 kg', 22)],
      looseUnit: 'kg',
      tones: ['forest', 'maroon', 'indigo', 'ivory', 'gold', 'teal', 'magenta'],
      things: [
        thing('Basmati Rice', 138, 'Long, slender grains, aged until each stands apart in the pulao.'),
        thing('Sona Masoori Rice', 68, 'A light everyday rice of the south that does not stick.'),
        thing('Kolam Rice', 62, 'Soft short grains for dal-chawal and curd rice.'),
        thing('Brown Rice', 96, 'Whole rice with its bran, chewy and filling.'),
        thing('Idli Rice', 54, 'Parboiled grains for batter that rises overnight.'),
        thing('Thick Poha', 64, 'Flattened rice for the breakfast of Indore.'),
        thing('Gobindobhog Rice', 128, 'Tiny fragrant grains for payesh and khichuri.'),
        thing('Red Rice', 108, 'Matta rice from Palakkad, rosy and hearty.'),
      ],
      details: { Aged: ['12 months', '18 months', '24 months'] },
    },
    ...spicesAndOils,
    freshProduce,
  ],
};
