import { darken, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { anyMotif, flower, mandala, motifs } from '../motifs.js';
import { circle, ellipse, groundShadow, path, rect, roundBody, stroke } from '../shapes.js';

const lamp: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const shade = random.chance(0.5)
    ? 'M128 70H272L310 206H90z'
    : 'M144 64H256C288 100 300 150 304 206H96C100 150 112 100 144 64z';
  return (
    groundShadow(p, 200, 340, 84) +
    ellipse(
      200,
      236,
      150,
      96,
      p.radial([
        [0, '#ffe6a3', 0.75],
        [1, '#ffe6a3', 0],
      ]),
    ) +
    ellipse(200, 328, 66, 15, roundBody(p, tone.accent)) +
    rect(192, 204, 16, 122, 6, roundBody(p, tone.accent)) +
    circle(200, 262, 22, roundBody(p, tone.accent)) +
    stroke('M238 206V246', '#8a6a3a', 2.4) +
    circle(238, 250, 5, '#d9b25f') +
    path(
      shade,
      p.radial(
        [
          [0, '#fff3cf'],
          [0.45, lighten(c, 0.3)],
          [1, darken(c, 0.12)],
        ],
        [0.5, 0.75, 0.8],
      ),
    ) +
    p.clipped(
      shade,
      rect(
        80,
        60,
        240,
        150,
        0,
        anyMotif(p, random, darken(c, 0.25), ['flowers', 'leaves', 'diamonds', 'stripes', 'paisleys']),
        'opacity=".35"',
      ),
    ) +
    stroke('M96 202H304', darken(c, 0.3), 6)
  );
};

const diya: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const flame = (x: number, y: number, s: number) =>
    circle(
      x,
      y - 10 * s,
      62 * s,
      p.radial([
        [0, '#ffd875', 0.85],
        [1, '#ffd875', 0],
      ]),
    ) +
    path(
      `M${x} ${y - 54 * s}C${x + 26 * s} ${y - 18 * s} ${x + 18 * s} ${y + 6 * s} ${x} ${y + 6 * s}S${x - 26 * s} ${y - 18 * s} ${x} ${y - 54 * s}z`,
      '#f7931e',
    ) +
    path(
      `M${x} ${y - 30 * s}C${x + 13 * s} ${y - 10 * s} ${x + 9 * s} ${y + 4 * s} ${x} ${y + 4 * s}S${x - 13 * s} ${y - 10 * s} ${x} ${y - 30 * s}z`,
      '#ffe27a',
    );
  const one = (x: number, y: number, s: number) =>
    path(
      `M${x - 92 * s} ${y}C${x - 80 * s} ${y + 76 * s} ${x + 80 * s} ${y + 76 * s} ${x + 92 * s} ${y}z`,
      p.vertical(lighten(c, 0.15), darken(c, 0.35)),
    ) +
    ellipse(x, y, 92 * s, 20 * s, darken(c, 0.3)) +
    ellipse(x, y + 2 * s, 78 * s, 14 * s, '#e8a83a') +
    [-60, -36, -12, 12, 36, 60]
      .map((dx, i) =>
        circle(
          x + dx * s,
          y + (34 + (Math.abs(dx) < 40 ? 8 : -2)) * s,
          5.4 * s,
          i % 2 ? tone.accent : '#fffaf2',
        ),
      )
      .join('') +
    flame(x + 64 * s, y - 10 * s, s);
  const several = random.chance(0.5);
  return (
    groundShadow(p, 200, 322, 128) +
    mandala(200, 200, 128, lighten(c, 0.42)) +
    (several ? one(140, 226, 0.62) + one(268, 236, 0.56) + one(196, 276, 0.72) : one(200, 256, 1.06))
  );
};

const cushion: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const body =
    'M84 96C150 108 250 108 316 96C304 160 304 250 316 318C250 306 150 306 84 318C96 250 96 160 84 96z';
  const art = random.pick([
    () => mandala(200, 207, 92, tone.accent, 14),
    () => p.clipped(body, rect(80, 90, 240, 240, 0, motifs.paisleys(p, tone.accent, 56))),
    () => p.clipped(body, rect(80, 90, 240, 240, 0, motifs.zigzag(p, tone.accent, 36))),
    () =>
      flower(200, 207, 50, tone.accent, lighten(c, 0.3), 8) +
      [
        [120, 132],
        [280, 132],
        [120, 282],
        [280, 282],
      ]
        .map(([x, y]) => flower(x ?? 0, y ?? 0, 15, tone.accent))
        .join(''),
    () => p.clipped(body, rect(80, 90, 240, 240, 0, motifs.diamonds(p, tone.accent, 44))),
  ]);
  return (
    groundShadow(p, 200, 326, 132) +
    path(
      body,
      p.radial([
        [0, lighten(c, 0.22)],
        [0.7, c],
        [1, darken(c, 0.2)],
      ]),
    ) +
    art() +
    [
      [84, 96],
      [316, 96],
      [84, 318],
      [316, 318],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 9, tone.accent))
      .join('') +
    path(
      'M96 108C150 118 210 118 250 114C190 130 130 150 106 220C106 180 102 140 96 108z',
      'rgba(255,255,255,.14)',
    )
  );
};

const bedsheet: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const fill = anyMotif(p, random, tone.accent, [
    'paisleys',
    'flowers',
    'leaves',
    'checks',
    'diamonds',
    'stripes',
  ]);
  const fold = (y: number, h: number, x: number, w: number, shade: number) =>
    rect(x, y, w, h, 20, p.vertical(lighten(c, 0.18 - shade), darken(c, 0.16 + shade))) +
    rect(x, y, w, h, 20, fill, 'opacity=".6"') +
    rect(x, y + h - 9, w, 7, 3, 'rgba(30,10,40,.18)');
  return (
    groundShadow(p, 200, 336, 150) +
    fold(262, 70, 62, 276, 0.08) +
    fold(202, 66, 70, 260, 0.03) +
    fold(146, 62, 78, 244, 0) +
    path(
      'M92 96C150 78 250 78 308 96C316 116 316 132 308 150C250 160 150 160 92 150C84 132 84 116 92 96z',
      p.vertical('#fffdf8', lighten(c, 0.55)),
    ) +
    path(
      'M92 96C150 78 250 78 308 96C316 116 316 132 308 150C250 160 150 160 92 150C84 132 84 116 92 96z',
      fill,
      'opacity=".35"',
    ) +
    rect(172, 140, 56, 196, 0, tone.accent, 'opacity=".92"') +
    path('M200 128C170 100 160 130 200 140C240 130 230 100 200 128z', darken(tone.accent, 0.15)) +
    circle(200, 138, 8, darken(tone.accent, 0.3))
  );
};

export const homeDrawings = {
  lamp,
  diya,
  cushion,
  bedsheet,
} as const satisfies Record<string, Drawing>;
