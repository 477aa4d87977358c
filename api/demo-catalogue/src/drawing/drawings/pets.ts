import { darken, inkOn, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { lettering } from '../lettering.js';
import { circle, ellipse, groundShadow, group, path, rect, roundBody, stroke } from '../shapes.js';

const petBowl: Drawing = (p, { tone, brand }) => {
  const c = tone.base;
  return (
    groundShadow(p, 200, 326, 146) +
    path('M92 208H308L342 306C344 318 336 324 326 324H74C64 324 56 318 58 306z', roundBody(p, c)) +
    ellipse(200, 208, 110, 32, lighten(c, 0.25)) +
    ellipse(200, 208, 96, 25, darken(c, 0.5)) +
    Array.from({ length: 22 }, (_, i) =>
      circle(
        200 + Math.cos(i * 2.4) * 80 * Math.sqrt((i + 0.5) / 22),
        198 + Math.sin(i * 2.4) * 19 * Math.sqrt((i + 0.5) / 22),
        10,
        i % 3 ? '#a8703f' : '#8a5630',
      ),
    ).join('') +
    ellipse(200, 262, 17, 14, inkOn(c)) +
    [
      [176, 246],
      [190, 234],
      [210, 234],
      [224, 246],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 7, inkOn(c)))
      .join('') +
    lettering(brand, { x: 200, y: 292, maxWidth: 130, height: 14, colour: inkOn(c), weight: 2 })
  );
};

const petToy: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  if (random.chance(0.5))
    return (
      groundShadow(p, 200, 318, 140) +
      stroke('M96 292C120 190 250 320 306 138', darken(c, 0.25), 30) +
      stroke('M96 292C120 190 250 320 306 138', c, 24) +
      stroke('M96 292C120 190 250 320 306 138', tone.accent, 24, 'stroke-dasharray="10 18"') +
      [
        [92, 294],
        [308, 134],
      ]
        .map(
          ([x, y]) =>
            circle(
              x ?? 0,
              y ?? 0,
              34,
              p.radial([
                [0, lighten(c, 0.35)],
                [1, darken(c, 0.2)],
              ]),
            ) +
            stroke(
              `M${(x ?? 0) - 22} ${(y ?? 0) - 14}l44 28M${(x ?? 0) + 22} ${(y ?? 0) - 14}l-44 28`,
              tone.accent,
              7,
            ),
        )
        .join('')
    );
  return (
    groundShadow(p, 200, 314, 140) +
    group(
      rect(-96, -34, 192, 68, 30, p.vertical(lighten(c, 0.25), darken(c, 0.22))) +
        [
          [-104, -34],
          [-104, 34],
          [104, -34],
          [104, 34],
        ]
          .map(([x, y]) =>
            circle(
              x ?? 0,
              y ?? 0,
              42,
              p.radial(
                [
                  [0, lighten(c, 0.3)],
                  [1, darken(c, 0.14)],
                ],
                [0.4, 0.3, 0.8],
              ),
            ),
          )
          .join('') +
        [-56, -28, 0, 28, 56].map((x) => circle(x, 0, 8, tone.accent)).join(''),
      'translate(200 220) rotate(-16)',
    )
  );
};

export const petDrawings = { petBowl, petToy } as const satisfies Record<string, Drawing>;
