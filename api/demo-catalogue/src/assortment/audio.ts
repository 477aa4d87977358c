import { type Family, quality, thing } from './family.js';
import { speakersAndEarphones } from './speakers-and-earphones.js';

export const audio: Family = {
  name: 'Audio & Earbuds',
  unit: '1 unit',
  makers: ['Nadvox', 'Boomika', 'Sursign', 'Taalwave', 'Dhunari', 'Echoloka'],
  qualities: [
    quality('with ENC', 'Environmental noise cancellation keeps the traffic out of your calls.', 1.1),
    quality('with ANC', 'Active noise cancellation up to 32 dB hushes fans, metros and open offices.', 1.55),
    quality('Bass Edition', 'A tuned bass port gives dhol and drums the weight they ask for.', 1.05),
    quality('Lite', 'Everything you need daily, at a friendlier price.', 0.72),
    quality('Pro', 'Larger drivers and a better codec for those who listen closely.', 1.4),
    quality('Plus', 'A bigger battery and a sturdier make.', 1.2),
    quality('with Fast Charge', 'Ten minutes on the charger give two hours of music.', 1.08),
  ],
  discount: [20, 70],
  details: {
    Connectivity: ['Bluetooth 5.2', 'Bluetooth 5.3', 'Bluetooth 5.4'],
    Charging: ['USB Type-C'],
    Warranty: ['1 year', '1 year', '18 months'],
  },
  closings: [
    '{maker} backs it with a one-year warranty and service in 400 cities.',
    'In the box you also get a USB-C cable and spare ear tips.',
    'It pairs by itself the moment you open it, with phone, laptop or television.',
    'Sweat and light rain are no trouble, so take it to the gym or the bus stop.',
    '{maker} tunes every {thing} for Indian music, from tabla to techno.',
  ],
  praise: [
    'Bass is punchy and the voice is clear on calls.',
    'Battery easily lasts me three days of office travel.',
    'Pairing was instant with my phone, sound is balanced.',
    'Very comfortable, I forget I am wearing them.',
    'Using it for online classes daily, no complaint so far.',
    'At this price the sound quality is a surprise.',
    'Noise of the local train is cut down a lot.',
    'Looks premium, my brother took it the day it arrived.',
  ],
  middling: [
    'Sound is good, the mic is just okay in wind.',
    'Good build, but bass could be a little tighter.',
    'Works fine, charging takes longer than I thought.',
  ],
  grumbles: [
    'Left side stopped for a day, service centre replaced it.',
    'Not loud enough for me in traffic.',
  ],
  assortments: [
    {
      name: 'True Wireless Earbuds',
      drawing: 'earbuds',
      variants: 'colours',
      tones: ['charcoal', 'pearl', 'navy', 'mint', 'rose', 'lavender', 'teal', 'cream', 'sky'],
      things: [
        thing(
          'AirPulse Bluetooth Earbuds',
          1799,
          'Pocketable true wireless earbuds that sit lightly and stay put on a run.',
        ),
        thing(
          'Kaan Buds',
          1499,
          'Short-stem earbuds with touch controls for songs, calls and the voice assistant.',
        ),
        thing(
          'Dhamaka Wireless Earbuds',
          1299,
          'Loud, lively earbuds with a case that slides into the coin pocket.',
        ),
        thing(
          'Sargam Earbuds',
          2299,
          'Clear mids and an unhurried treble make voices and sitars sound like themselves.',
        ),
        thing(
          'Raftaar Sports Earbuds',
          1999,
          'Ear hooks and IPX5 sealing keep these buds going through sprints and sweat.',
        ),
        thing(
          'Chhota Bluetooth Earbuds',
          999,
          'The smallest earbuds of the range, made for smaller ears and first phones.',
        ),
        thing(
          'Nightly Sleep Earbuds',
          2599,
          'Flat, soft buds for side sleepers, with rain and river sounds built in.',
        ),
      ],
      details: {
        Driver: ['10 mm', '12 mm', '13 mm'],
        'Battery life': [
          '28 hours with case',
          '36 hours with case',
          '40 hours with case',
          '50 hours with case',
          '60 hours with case',
        ],
        'Water resistance': ['IPX4', 'IPX5'],
      },
    },
    {
      name: 'Neckbands',
      drawing: 'neckband',
      variants: 'colours',
      tones: ['charcoal', 'navy', 'teal', 'chilli', 'forest', 'graphite', 'plum', 'ocean'],
      things: [
        thing(
          'FlexiNeck Bluetooth Neckband',
          1299,
          'A soft silicone neckband that rests on the collarbone and is forgotten there.',
        ),
        thing('Gale Neckband', 1199, 'Magnetic buds answer a call when parted and hang up when they meet.'),
        thing(
          'Lamba Safar Neckband',
          1599,
          'A long-haul neckband for people whose days do not end at the office.',
        ),
        thing('Thump Wireless Neckband', 999, 'Big 13 mm drivers in a slim band, for bass on a budget.'),
        thing(
          'CallMate Neckband',
          1499,
          'Dual microphones and a vibrating alert, for those on the phone all day.',
        ),
        thing(
          'Morning March Neckband',
          1399,
          'A light band for long walks, with ear wings that hold in the wind.',
        ),
        thing(
          'Studio Neckband',
          1899,
          'Balanced drivers and a high-resolution codec in a neckband, of all things.',
        ),
      ],
      details: {
        Driver: ['10 mm', '12 mm', '13 mm'],
        'Battery life': ['20 hours', '30 hours', '40 hours', '60 hours'],
        'Water resistance': ['IPX4', 'IPX5', 'IPX7'],
      },
    },
    {
      name: 'Headphones',
      drawing: 'headphones',
      variants: 'colours',
      tones: ['charcoal', 'pearl', 'navy', 'sand', 'forest', 'blush', 'maroon', 'sky'],
      things: [
        thing(
          'Overture Headphones',
          2999,
          'Over-ear cushions of memory foam and a headband that spreads its weight.',
        ),
        thing(
          'Baithak Wireless Headphones',
          3499,
          'Closed-back headphones with the calm of a small concert room.',
        ),
        thing('Campus On-Ear Headphones', 1799, 'Foldable on-ear headphones that live in a college bag.'),
        thing(
          'Studio Monitor Headphones',
          3999,
          'Flat-tuned headphones for those who edit, mix or simply care.',
        ),
        thing(
          'Kids Volume-Safe Headphones',
          1299,
          'Limited to 85 dB and sized for small heads, with a sharing port.',
        ),
        thing(
          'Marathon Headphones',
          2699,
          'Seventy hours on one charge, enough for a Kanyakumari train and back.',
        ),
        thing(
          'Gully Gaming Headset',
          2499,
          'A detachable boom mic and 50 mm drivers that place every footstep.',
        ),
      ],
      details: {
        'Battery life': ['30 hours', '40 hours', '60 hours', '70 hours'],
        Driver: ['40 mm', '50 mm'],
      },
    },
    ...speakersAndEarphones,
  ],
};
