import { darken, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { lettering } from '../lettering.js';
import { flower, leaf } from '../motifs.js';
import type { Painter } from '../painter.js';
import { circle, ellipse, groundShadow, group, path, rect, stroke } from '../shapes.js';

const ball = (p: Painter, x: number, y: number, r: number, colour: string): string =>
  circle(
    x,
    y,
    r,
    p.radial(
      [
        [0, lighten(colour, 0.45)],
        [0.55, colour],
        [1, darken(colour, 0.25)],
      ],
      [0.36, 0.3, 0.8],
    ),
  );

/** What may lie in the basket; each is drawn about (0, 0). */
const produce: readonly ((p: Painter) => string)[] = [
  (p) =>
    ball(p, 0, 0, 38, '#dc3f32') +
    stroke('M0 -34C2 -44 6 -48 10 -52', '#6b4423', 5) +
    leaf(18, -44, 14, 70, '#4f9a45'),
  (p) => ball(p, 0, 0, 36, '#f08c22') + circle(4, -28, 4, '#5d8f3e'),
  (p) => ball(p, 0, 0, 37, '#d9372c') + flower(0, -30, 9, '#4f8f3a', '#3c7430', 5),
  (p) =>
    path(
      'M-10 -58C14 -62 40 -30 38 8C36 34 -20 40 -34 10C-42 -16 -30 -52 -10 -58z',
      p.diagonal('#f9cf4a', '#e58a1f'),
    ) + leaf(-4, -62, 15, 60, '#4f9a45'),
  (p) =>
    path(
      'M0 -50C34 -44 44 6 22 44C6 56 -24 52 -32 34C-44 -2 -30 -46 0 -50z',
      p.diagonal('#7d4a94', '#45235c'),
    ) + path('M-16 -46C-4 -62 16 -58 20 -42C6 -34 -6 -36 -16 -46z', '#4f8f3a'),
  (p) =>
    group(
      path('M0 -62C16 -40 18 20 0 66C-18 20 -16 -40 0 -62z', p.diagonal('#f79a3a', '#d9641a')) +
        [-34, 0, 34].map((t) => leaf(t / 3, -72, 18, t, '#56984a')).join(''),
      'rotate(16)',
    ),
];

/** A cane basket heaped with what the season gives. */
const basket: Drawing = (p, { tone, brand, random }) => {
  const chosen = random.sample(produce, 5);
  const places = [
    [124, 170, -14],
    [276, 168, 16],
    [200, 146, 0],
    [158, 198, -8],
    [240, 200, 8],
  ] as const;
  const heap = places
    .map(([x, y, turn], i) => group(chosen[i]?.(p) ?? '', `translate(${x} ${y}) rotate(${turn})`))
    .join('');
  const cane = '#c8924f';
  return (
    groundShadow(p, 200, 340, 138) +
    leaf(92, 150, 44, -48, '#4f9a45') +
    leaf(310, 150, 44, 48, '#67ad4f') +
    heap +
    path(
      'M64 214H336L304 318C300 332 290 338 274 338H126C110 338 100 332 96 318z',
      p.vertical(lighten(cane, 0.12), darken(cane, 0.28)),
    ) +
    p.clipped(
      'M64 214H336L304 318C300 332 290 338 274 338H126C110 338 100 332 96 318z',
      rect(
        60,
        210,
        280,
        130,
        0,
        p.tile(28, stroke('M0 7h14M14 21h14M7 0v14M21 14v14', darken(cane, 0.35), 3.4)),
        'opacity=".55"',
      ),
    ) +
    rect(56, 202, 288, 26, 13, p.vertical(lighten(cane, 0.25), darken(cane, 0.12))) +
    rect(146, 250, 108, 46, 8, '#fffaf2') +
    rect(146, 250, 108, 8, 4, tone.base) +
    lettering(brand, {
      x: 200,
      y: 268,
      maxWidth: 88,
      height: 13,
      colour: darken(tone.base, 0.55),
      weight: 1.9,
    })
  );
};

/** A necklace on a velvet bust, with its jhumkas in front. */
const jewellery: Drawing = (p, { tone, random }) => {
  const metal = random.pick(['#e6b84e', '#dca746', '#d5dae2', '#dcae92']);
  const gold = p.diagonal(lighten(metal, 0.5), darken(metal, 0.25));
  const stone = random.pick(['#d8324a', '#1f8f62', '#2f6fc0', '#fff6e6', tone.accent]);
  const velvet = darken(tone.base, 0.5);
  const bust =
    'M172 54C188 48 212 48 228 54C228 84 230 104 238 114C288 124 322 152 328 204C330 262 296 318 268 336H132C104 318 70 262 72 204C78 152 112 124 162 114C170 104 172 84 172 54z';
  const drops = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (0.03 + (0.94 * i) / 10);
    const size = i === 5 ? 1.9 : 1.15;
    const hung =
      circle(0, 0, 8, gold) +
      circle(0, 0, 4.2, stone) +
      path('M-6 9L0 26L6 9z', gold) +
      circle(0, 28, 3.6, stone);
    const [x, y] = [200 - Math.cos(angle) * 82, 132 + Math.sin(angle) * 104];
    return group(hung, `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`);
  });
  const jhumka = (x: number) =>
    group(
      circle(0, -20, 9, gold) +
        circle(0, -20, 4.6, stone) +
        path('M-20 20C-20 -4 20 -4 20 20z', gold) +
        stroke('M-18 14H18', stone, 4) +
        [-16, -8, 0, 8, 16].map((dx) => circle(dx, 27, 3.8, '#fff6e6')).join(''),
      `translate(${x} 296) scale(1.35)`,
    );
  return (
    groundShadow(p, 200, 344, 150) +
    path(
      bust,
      p.radial(
        [
          [0, lighten(velvet, 0.22)],
          [0.6, velvet],
          [1, darken(velvet, 0.35)],
        ],
        [0.4, 0.35, 0.75],
      ),
    ) +
    ellipse(200, 53, 28, 6, darken(velvet, 0.5)) +
    stroke('M118 134C118 272 282 272 282 134', metal, 6) +
    drops.join('') +
    jhumka(88) +
    jhumka(312)
  );
};

export const freshAndFineDrawings = { basket, jewellery } as const satisfies Record<string, Drawing>;
