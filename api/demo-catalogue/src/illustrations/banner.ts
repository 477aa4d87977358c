import { subcategoryBySlug } from '../assortment/assortment.js';
import { darken, lighten, type tones } from '../drawing/colours.js';
import { flower, leaf, mandala, paisley } from '../drawing/motifs.js';
import { Painter } from '../drawing/painter.js';
import { circle, ellipse, group, path, rect, stroke } from '../drawing/shapes.js';
import { SeededRandom } from '../seeded-random.js';
import { modelOf } from './product-model.js';

/** A home banner: its colours, what hangs above it and what stands on it (subcategory, number, x, y, scale, tone). */
interface BannerDesign {
  readonly from: string;
  readonly to: string;
  readonly gold: string;
  readonly hanging: 'marigolds' | 'lamps' | 'kites';
  readonly products: readonly (readonly [
    subcategory: string,
    ordinal: number,
    x: number,
    y: number,
    scale: number,
    tone: keyof typeof tones,
  ])[];
}

/** Each leaves its left half free for words laid over it; the products stand on the right. */
const designs: readonly BannerDesign[] = [
  {
    from: '#5d1231',
    to: '#c8502c',
    gold: '#f7c65a',
    hanging: 'marigolds',
    products: [
      ['lehengas-gowns', 4, 770, 190, 0.98, 'magenta'],
      ['sarees', 6, 1130, 170, 1.06, 'peacock'],
      ['chocolates-sweets', 3, 1000, 335, 0.66, 'gold'],
      ['pooja-festive-decor', 5, 1350, 360, 0.62, 'brick'],
    ],
  },
  {
    from: '#0d3f52',
    to: '#1f8a86',
    gold: '#ffd98a',
    hanging: 'lamps',
    products: [
      ['headphones', 3, 760, 225, 0.92, 'cream'],
      ['true-wireless-earbuds', 6, 1020, 300, 0.78, 'rose'],
      ['smart-watches', 7, 1180, 185, 1, 'saffron'],
      ['bluetooth-speakers', 0, 1380, 375, 0.56, 'chilli'],
    ],
  },
  {
    from: '#f2a531',
    to: '#f6d06b',
    gold: '#b23a1d',
    hanging: 'kites',
    products: [
      ['atta-flours', 3, 760, 215, 0.94, 'chilli'],
      ['masala-spices', 3, 1010, 340, 0.64, 'forest'],
      ['dal-pulses', 4, 1130, 225, 0.9, 'leaf'],
      ['chips-crisps', 3, 1350, 330, 0.66, 'magenta'],
    ],
  },
];

function garland(width: number, count: number): string {
  let all = '';
  const step = width / count;
  for (let i = 0; i < count; i += 1) {
    const x = i * step;
    for (let k = 0; k <= 8; k += 1) {
      const t = k / 8;
      const y = 18 + Math.sin(t * Math.PI) * 62;
      const bloom = k % 2 ? '#f6a821' : '#f0781e';
      all +=
        circle(x + t * step, y, 15, darken(bloom, 0.12)) + flower(x + t * step, y, 9, bloom, '#ffd25e', 8);
    }
    all +=
      leaf(x, 46, 26, 0, '#3f7d3c') +
      leaf(x - 12, 40, 20, 24, '#56984a') +
      leaf(x + 12, 40, 20, -24, '#56984a');
  }
  return all;
}

function lanterns(p: Painter, gold: string): string {
  return [
    [90, 120, 1],
    [330, 70, 0.7],
    [640, 96, 0.8],
    [980, 60, 0.62],
    [1480, 90, 0.8],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      group(
        stroke('M0 -200V-52', gold, 2.4) +
          circle(
            0,
            0,
            120,
            p.radial([
              [0, '#ffe9ad', 0.4],
              [1, '#ffe9ad', 0],
            ]),
          ) +
          path('M-20 -52H20L44 -16L30 40H-30L-44 -16z', p.vertical('#ffe39a', '#f2a13a')) +
          stroke('M-44 -16H44M-20 -52L-30 40M20 -52L30 40M0 -52V40', gold, 3) +
          rect(-24, -58, 48, 9, 4, gold) +
          rect(-32, 38, 64, 8, 4, gold) +
          stroke('M-14 48v30M0 48v40M14 48v30', gold, 3),
        `translate(${x} ${y}) scale(${s})`,
      ),
    )
    .join('');
}

function kites(): string {
  return (
    [
      [120, 92, 1, -14, '#c02a78', '#fff3d6'],
      [420, 60, 0.7, 18, '#1f8a86', '#ffe27a'],
      [640, 130, 0.6, -22, '#34449a', '#ffd0a0'],
      [1010, 70, 0.7, 12, '#cf3a2c', '#fff3d6'],
      [1530, 80, 0.8, -10, '#0f6a78', '#ffe27a'],
    ] as const
  )
    .map(([x, y, s, turn, one, two]) =>
      group(
        path('M0 -60L48 0L0 72L-48 0z', one) +
          path('M0 -60L48 0L0 6z', two) +
          path('M0 72L-48 0L0 6z', two) +
          stroke('M0 -60V72M-48 0Q0 -30 48 0', 'rgba(60,20,30,.35)', 2) +
          path('M0 72L14 96H-14z', one) +
          stroke('M0 96C20 130 -16 150 10 190', 'rgba(90,40,20,.35)', 2),
        `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
      ),
    )
    .join('');
}

/** Lights, petals or spices that float in the free half, never where they would trouble the words much. */
function floating({ gold, hanging }: BannerDesign, random: SeededRandom): string {
  return Array.from({ length: 26 }, () => {
    const x = random.int(20, 1580);
    const y = random.int(120, 560);
    if (hanging === 'kites') return leaf(x, y, random.int(4, 9), random.int(0, 360), 'rgba(178,58,29,.30)');
    return circle(x, y, random.between(2, 6), gold, `opacity="${random.between(0.2, 0.6).toFixed(2)}"`);
  }).join('');
}

/** Ground, glow, curved floor and border of a banner `width` units wide, its light round (`x`, `y`). */
function ground(p: Painter, { from, to, gold }: BannerDesign, width: number, x: number, y: number): string {
  const floor = darken(to, 0.16);
  const curve = `M0 560C${width * 0.25} 500 ${width * 0.56} 500 ${width} 540`;
  const border = Array.from({ length: Math.floor(width / 100) }, (_, i) =>
    paisley(50 + i * 100, 606, 0.7, gold, i % 2 ? 14 : -14),
  );
  return (
    rect(
      0,
      0,
      width,
      640,
      0,
      p.linear(
        [
          [0, from],
          [0.62, to],
          [1, lighten(to, 0.12)],
        ],
        [0, 0, 1, 0.25],
      ),
    ) +
    mandala(x, y + 30, 420, lighten(to, 0.16), 20) +
    mandala(60, 620, 250, lighten(from, 0.09), 16) +
    circle(
      x,
      y,
      420,
      p.radial([
        [0, '#fff3cf', 0.5],
        [0.6, '#fff3cf', 0.12],
        [1, '#fff3cf', 0],
      ]),
    ) +
    path(`${curve}V640H0z`, p.vertical(floor, darken(floor, 0.2)), 'opacity=".85"') +
    stroke(curve, gold, 3) +
    border.join('')
  );
}

/** How wide a banner is drawn, in units; it is 640 units high. */
const WIDE = 1600;
const NARROW = 1280;

/**
 * Home banner number 1, 2 or 3 as SVG, 640 units high. The wide one (5:2) leaves its left half free for words laid over
 * it; the narrow one (2:1, for small screens) its left 45 %.
 */
export function bannerSvg(number: 1 | 2 | 3, shape: 'wide' | 'narrow'): string {
  const design = designs[number - 1];
  if (!design) throw new Error(`There is no banner ${number}.`);
  const p = new Painter();
  const narrow = shape === 'narrow';
  const width = narrow ? NARROW : WIDE;
  const products = design.products.map(([slug, ordinal, x, y, scale, tone]) => {
    const subcategory = subcategoryBySlug(slug);
    if (!subcategory) throw new Error(`There is no subcategory ${slug}.`);
    return group(modelOf(subcategory, ordinal, tone).draw(p), `translate(${x} ${y}) scale(${scale})`);
  });
  const above = {
    marigolds: () => garland(width, width / 200),
    lamps: () => lanterns(p, design.gold),
    kites,
  };
  const picture =
    ground(p, design, width, narrow ? 930 : 1150, 300) +
    floating(design, new SeededRandom(`banner ${number}`)) +
    group(above[design.hanging](), narrow && design.hanging !== 'marigolds' ? 'scale(.8)' : '') +
    group(
      ellipse(1150, 562, 430, 46, 'rgba(255,255,255,.16)') + products.join(''),
      narrow ? 'translate(-40 84) scale(.84)' : '',
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 640" width="${width}" height="640">${p.definitions()}${picture}</svg>`;
}
