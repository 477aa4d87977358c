import { type Assortment, quality, thing } from './family.js';

/** Audio that is not worn, or is worn on a wire. */
export const speakersAndEarphones: readonly Assortment[] = [
  {
    name: 'Bluetooth Speakers',
    qualities: [
      quality('Lite', 'Everything you need daily, at a friendlier price.', 0.72),
      quality('Pro', 'Larger drivers and a better codec for those who listen closely.', 1.4),
      quality('Bass Edition', 'A tuned bass port gives dhol and drums the weight they ask for.', 1.1),
      quality('Mini', 'Half the size and most of the sound.', 0.8),
      quality('Max', 'Twice the battery for parties that run late.', 1.35),
      quality('with Fast Charge', 'Ten minutes on the charger give two hours of music.', 1.08),
    ],
    drawing: 'speaker',
    variants: 'colours',
    tones: ['charcoal', 'teal', 'chilli', 'navy', 'olive', 'magenta', 'cream', 'ocean'],
    things: [
      thing(
        'Mehfil Bluetooth Speaker',
        2499,
        'A room-filling speaker with a carry strap and an honest low end.',
      ),
      thing(
        'Chai Time Portable Speaker',
        1299,
        'Small enough for the balcony rail, loud enough for two cups.',
      ),
      thing('Baraat Party Speaker', 4999, 'Lights, a mic input and enough thump to lead a procession.'),
      thing('Splash Pool Speaker', 1999, 'Floats, sings and does not mind the bucket it fell into.'),
      thing(
        'Desk Duo Speakers',
        2199,
        'Two slim speakers for laptop and television that end the tinny sound.',
      ),
      thing(
        'Aarti Shrine Speaker',
        999,
        'A palm-sized speaker that begins the bhajan at the hour you choose.',
      ),
      thing('Trek Rugged Speaker', 2799, 'Rubber corners, a carabiner and a torch for nights in the hills.'),
    ],
    details: {
      Output: ['5 W', '10 W', '16 W', '20 W', '40 W'],
      Playtime: ['8 hours', '12 hours', '16 hours'],
    },
  },
  {
    name: 'Wired Earphones',
    drawing: 'earphones',
    variants: 'colours',
    tones: ['charcoal', 'chilli', 'pearl', 'ocean', 'leaf', 'copper', 'plum'],
    things: [
      thing('Tangle-Free Earphones', 499, 'A flat cable that comes out of the pocket the way it went in.'),
      thing('Metal Bass Earphones', 699, 'Machined shells and 10 mm drivers for a firm, deep bass.'),
      thing(
        'Classroom Earphones with Mic',
        399,
        'A clear inline mic for lectures, and a plug that fits everything.',
      ),
      thing('Type-C Earphones', 799, 'Straight into the phone that no longer has a round socket.'),
      thing(
        'Monitor In-Ear Earphones',
        1299,
        'Over-the-ear wires and a snug seal for musicians and commuters.',
      ),
      thing('Rangeen Earphones', 349, 'Bright cables for people who lose black ones.'),
      thing('Cassette Days Earphones', 599, 'Open, airy sound for listening with one ear on the street.'),
    ],
    qualities: [
      quality('with Mic', 'An inline mic and one button handle calls.', 1.05),
      quality('Deep Bass', 'Tuned for bass that you feel before you hear.', 1.1),
      quality('HD', 'Finer wire and drivers bring out the small details.', 1.3),
      quality('Lite', 'Plain, sturdy and kind to the wallet.', 0.75),
      quality('Braided', 'A braided cable takes years of pockets.', 1.15),
      quality('L-Jack', 'The angled plug survives being sat upon.'),
    ],
    words: {
      closings: [
        'No charging, no pairing, no waiting.',
        '{maker} adds three sizes of ear tips and a small pouch.',
        'The plug is gold-plated and the joint is reinforced.',
        '{maker} replaces it within a year if a side falls silent.',
      ],
      praise: [
        'Clear sound and strong wire.',
        'Mic works well for online classes.',
        'Bass is good for such a small price.',
        'No battery to charge, that is why I like it.',
        'Wire does not get tangled in my pocket.',
        'Second pair for my parents, they love it.',
      ],
      middling: [
        'Good sound, wire could be longer.',
        'Fine for the price.',
        'Nice, ear tips are a little small.',
      ],
      grumbles: ['One side went low after two months.', 'Mic picks up too much wind.'],
    },
    details: {
      Connectivity: ['Wired'],
      Charging: [],
      Driver: ['9 mm', '10 mm'],
      'Cable length': ['1.2 m', '1.3 m'],
    },
  },
];
