import { darken, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { anyMotif } from '../motifs.js';
import { circle, face, groundShadow, path, rect, stroke } from '../shapes.js';
import { label, shine, trimOf } from './pack-label.js';

const packet: Drawing = (p, style) => {
  const c = style.tone.base;
  const body =
    'M108 72C114 130 116 250 104 328C170 336 230 336 296 328C284 250 286 130 292 72C230 64 170 64 108 72z';
  const crimp = (y: number) =>
    rect(
      100,
      y,
      200,
      20,
      3,
      p.tile(7, rect(0, 0, 3, 7, 0, lighten(c, 0.35)) + rect(3, 0, 4, 7, 0, darken(c, 0.12))),
    );
  return (
    groundShadow(p, 200, 344, 116) +
    path(
      body,
      p.linear([
        [0, darken(c, 0.22)],
        [0.2, lighten(c, 0.14)],
        [0.7, c],
        [1, darken(c, 0.3)],
      ]),
    ) +
    p.clipped(
      body,
      rect(
        100,
        60,
        200,
        280,
        0,
        anyMotif(p, style.random, lighten(c, 0.28), ['slants', 'waves', 'dots', 'zigzag']),
        'opacity=".35"',
      ) + label(p, style, { x: 112, y: 84, w: 176, h: 238 }),
    ) +
    shine('M122 84C134 150 132 250 124 318L142 320C148 250 148 150 140 84z') +
    path('M284 90C276 150 276 250 286 318L296 326C286 250 284 150 292 78z', 'rgba(20,10,30,.16)') +
    crimp(58) +
    crimp(324)
  );
};

const pouch: Drawing = (p, style) => {
  const c = style.tone.base;
  const body = 'M104 62H296C300 140 304 250 310 318C276 346 124 346 90 318C96 250 100 140 104 62z';
  return (
    groundShadow(p, 200, 342, 128) +
    path(
      body,
      p.linear([
        [0, darken(c, 0.2)],
        [0.22, lighten(c, 0.16)],
        [0.68, c],
        [1, darken(c, 0.28)],
      ]),
    ) +
    p.clipped(body, label(p, style, { x: 106, y: 96, w: 188, h: 226 })) +
    path('M90 318C124 346 276 346 310 318C276 326 124 326 90 318z', 'rgba(20,10,30,.22)') +
    rect(102, 58, 196, 22, 3, darken(c, 0.16)) +
    stroke('M106 88H294', 'rgba(255,255,255,.4)', 2.4, 'stroke-dasharray="7 5"') +
    shine('M118 94C114 170 112 250 108 310L128 318C130 250 134 170 138 94z')
  );
};

const sack: Drawing = (p, style) => {
  const c = style.tone.base;
  const body =
    'M112 74C96 130 86 230 94 326C130 344 270 344 306 326C314 230 304 130 288 74C258 86 142 86 112 74z';
  return (
    groundShadow(p, 200, 342, 130) +
    path(
      'M108 76C104 58 112 46 126 46C150 40 250 40 274 46C288 46 296 58 292 76C260 90 140 90 108 76z',
      darken(c, 0.26),
    ) +
    path(
      body,
      p.linear([
        [0, darken(c, 0.24)],
        [0.24, lighten(c, 0.16)],
        [0.66, c],
        [1, darken(c, 0.32)],
      ]),
    ) +
    p.clipped(
      body,
      rect(80, 60, 240, 290, 0, p.tile(8, stroke('M0 4h8M4 0v8', darken(c, 0.25), 0.8)), 'opacity=".35"') +
        label(p, style, { x: 108, y: 92, w: 184, h: 228 }),
    ) +
    stroke('M110 80C150 92 250 92 290 80', '#fffaf2', 3.4, 'stroke-dasharray="8 6"') +
    shine('M124 98C112 170 108 250 112 318L130 324C128 250 132 170 144 100z')
  );
};

const carton: Drawing = (p, style) => {
  const c = style.tone.base;
  const front = 'M96 92L266 80V330L96 338z';
  return (
    groundShadow(p, 208, 338, 128) +
    path(
      'M266 80L312 94V318L266 330z',
      p.linear([
        [0, darken(c, 0.34)],
        [1, darken(c, 0.2)],
      ]),
    ) +
    path('M96 92L142 72L312 94L266 80z', lighten(c, 0.3)) +
    path(front, face(p, c)) +
    p.clipped(
      front,
      rect(
        90,
        70,
        190,
        280,
        0,
        anyMotif(p, style.random, lighten(c, 0.3), ['leaves', 'diamonds', 'waves', 'flowers']),
        'opacity=".28"',
      ) + label(p, style, { x: 100, y: 98, w: 164, h: 226 }),
    ) +
    stroke('M266 80V330', 'rgba(255,255,255,.35)', 2) +
    [0, 1, 2, 3, 4, 5].map((i) => rect(278 + i * 4, 288, i % 2 ? 1.4 : 2.6, 20, 0, '#fffaf2')).join('')
  );
};

const milkCarton: Drawing = (p, style) => {
  const c = style.tone.base;
  const front = 'M120 148H246V338H120z';
  return (
    groundShadow(p, 204, 342, 104) +
    path('M246 148L290 136V322L246 338z', darken(c, 0.26)) +
    path('M246 148L268 84L290 136z', darken(c, 0.16)) +
    path('M120 148L146 88H268L246 148z', lighten(c, 0.18)) +
    rect(142, 62, 128, 28, 3, p.vertical(lighten(c, 0.42), lighten(c, 0.05))) +
    path(front, face(p, c)) +
    p.clipped(front, label(p, style, { x: 122, y: 146, w: 122, h: 184 })) +
    circle(200, 118, 13, '#fffaf2') +
    circle(200, 118, 9, trimOf(style))
  );
};

export const packDrawings = { packet, pouch, sack, carton, milkCarton } as const satisfies Record<
  string,
  Drawing
>;
