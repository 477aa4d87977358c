import { darken, inkOn, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { lettering } from '../lettering.js';
import { mandala } from '../motifs.js';
import type { Painter } from '../painter.js';
import {
  boxPath,
  circle,
  ellipse,
  face,
  groundShadow,
  group,
  path,
  rect,
  roundBody,
  stroke,
} from '../shapes.js';

function wheel(p: Painter, x: number, y: number, r: number, hub: string): string {
  return (
    circle(
      x,
      y,
      r,
      p.radial([
        [0, '#4a4753'],
        [0.7, '#2c2933'],
        [1, '#1c1a22'],
      ]),
    ) +
    circle(x, y, r * 0.5, hub) +
    circle(x, y, r * 0.2, darken(hub, 0.4))
  );
}

const toyCar: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  if (random.chance(0.35)) {
    return (
      groundShadow(p, 200, 322, 152) +
      path('M54 152H226C234 152 238 156 238 164V286H54z', face(p, tone.accent)) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          rect(68 + i * 34, 164, 18, 108, 4, i % 2 ? darken(tone.accent, 0.14) : lighten(tone.accent, 0.2)),
        )
        .join('') +
      path('M244 196H300C318 196 328 210 336 232L348 246V286H244z', face(p, c)) +
      path('M262 208H296C306 208 314 220 318 238H262z', '#cdeaf6') +
      rect(46, 280, 306, 18, 8, darken(c, 0.45)) +
      rect(336, 254, 14, 14, 4, '#ffe38a') +
      wheel(p, 104, 298, 28, '#f5e6c8') +
      wheel(p, 200, 298, 28, '#f5e6c8') +
      wheel(p, 302, 298, 28, '#f5e6c8') +
      lettering(brand, { x: 146, y: 212, maxWidth: 120, height: 18, colour: '#fffaf2', weight: 2.2 })
    );
  }
  return (
    groundShadow(p, 200, 320, 154) +
    path(
      'M44 266C44 222 62 208 98 204C120 152 150 134 204 134S284 156 306 202C344 208 358 226 358 266V290H44z',
      face(p, c),
    ) +
    path(
      'M120 204C136 166 158 152 194 152V204zM206 152C246 152 266 168 284 204H206z',
      p.diagonal('#e3f5fb', '#9fcfe4'),
    ) +
    path('M44 262H358V290H44z', darken(c, 0.26)) +
    rect(336, 226, 22, 18, 8, '#ffe38a') +
    rect(44, 226, 16, 18, 6, '#ff9b7a') +
    stroke('M200 212V256M72 240H330', darken(c, 0.24), 2.4) +
    rect(212, 220, 22, 5, 2, lighten(c, 0.5)) +
    circle(160, 234, 17, '#fffaf2') +
    lettering(String(random.int(1, 9)), {
      x: 160,
      y: 225,
      maxWidth: 20,
      height: 18,
      colour: tone.accent,
      weight: 2.2,
    }) +
    wheel(p, 112, 286, 36, '#f5e6c8') +
    wheel(p, 290, 286, 36, '#f5e6c8') +
    path('M98 204C120 158 150 140 190 138C160 150 140 172 128 204z', 'rgba(255,255,255,.25)')
  );
};

const blocks: Drawing = (p, { tone, random }) => {
  const colours = random.sample(
    ['#e4573d', '#f2b134', '#3f8fc4', '#58a55c', '#9a6cc0', tone.base, tone.accent],
    6,
  );
  const cube = (x: number, y: number, s: number, colour: string, letter: string) =>
    path(`M${x} ${y}h${s}v${s}h${-s}z`, face(p, colour)) +
    path(`M${x} ${y}l${s * 0.24} ${-s * 0.2}h${s}l${-s * 0.24} ${s * 0.2}z`, lighten(colour, 0.35)) +
    path(`M${x + s} ${y}l${s * 0.24} ${-s * 0.2}v${s}l${-s * 0.24} ${s * 0.2}z`, darken(colour, 0.28)) +
    rect(x + s * 0.16, y + s * 0.16, s * 0.68, s * 0.68, 8, 'rgba(255,250,242,.92)') +
    lettering(letter, {
      x: x + s / 2,
      y: y + s * 0.3,
      maxWidth: s * 0.5,
      height: s * 0.4,
      colour: darken(colour, 0.2),
      weight: 2.2,
    });
  const letters = random.pick([
    ['A', 'B', 'C', '1', '2', '3'],
    ['K', 'H', 'E', 'L', '4', '5'],
    ['M', 'A', 'S', 'T', 'I', '7'],
  ]);
  return (
    groundShadow(p, 204, 332, 150) +
    [
      [64, 246, 82],
      [154, 246, 82],
      [244, 246, 82],
      [108, 162, 82],
      [198, 162, 82],
      [152, 78, 82],
    ]
      .map(([x, y, s], i) => cube(x ?? 0, y ?? 0, s ?? 0, colours[i] ?? tone.base, letters[i] ?? 'A'))
      .join('')
  );
};

const boardGame: Drawing = (p, { tone, brand, label, random }) => {
  const c = tone.base;
  const top = boxPath(66, 96, 268, 200, 10);
  const art = random.pick([
    () =>
      [
        ['#d8432f', 0, 0],
        ['#3f9a57', 1, 0],
        ['#f2b134', 0, 1],
        ['#3278b8', 1, 1],
      ]
        .map(
          ([k, i, j]) =>
            rect(134 + Number(i) * 68, 152 + Number(j) * 60, 62, 54, 6, String(k)) +
            circle(165 + Number(i) * 68, 179 + Number(j) * 60, 15, '#fffaf2'),
        )
        .join(''),
    () =>
      [0, 1, 2, 3]
        .map((j) =>
          [0, 1, 2, 3, 4, 5]
            .map((i) => rect(122 + i * 26, 158 + j * 26, 26, 26, 0, (i + j) % 2 ? '#fffaf2' : tone.accent))
            .join(''),
        )
        .join(''),
    () => mandala(200, 212, 58, tone.accent, 10),
    () =>
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
        [2, 0],
        [2, 1],
      ]
        .map(([i, j]) =>
          group(
            path(
              'M0 0h18c-6 -14 14 -14 8 0h18v18c14 -6 14 14 0 8v18h-44z',
              random.pick(['#e4573d', '#f2b134', '#3f8fc4', '#58a55c']),
            ),
            `translate(${124 + (i ?? 0) * 52} ${164 + (j ?? 0) * 54})`,
          ),
        )
        .join(''),
  ]);
  return (
    groundShadow(p, 200, 328, 152) +
    rect(66, 270, 268, 54, 8, p.vertical(darken(c, 0.25), darken(c, 0.5))) +
    path(top, face(p, c)) +
    rect(78, 108, 244, 176, 6, 'none', 'stroke="rgba(255,255,255,.4)" stroke-width="2.4"') +
    rect(104, 142, 192, 142, 8, lighten(c, 0.78)) +
    art() +
    lettering(label, { x: 200, y: 116, maxWidth: 220, height: 17, colour: inkOn(c), weight: 2 }) +
    lettering(brand, { x: 200, y: 302, maxWidth: 120, height: 10, colour: '#fffaf2', weight: 1.8 }) +
    circle(340, 310, 12, '#d8432f') +
    path('M328 310C328 292 352 292 352 310L356 330H324z', '#d8432f') +
    rect(40, 306, 26, 26, 6, '#fffaf2', 'transform="rotate(-12 53 319)"') +
    circle(53, 319, 3.4, '#2b1a24')
  );
};

const spinner: Drawing = (p, { tone, random }) => {
  const rings = random.sample(['#e4573d', '#f2b134', '#3f8fc4', '#58a55c', '#9a6cc0', tone.base], 5);
  return (
    groundShadow(p, 200, 336, 118) +
    rect(190, 70, 20, 230, 8, roundBody(p, '#d9a866')) +
    rings
      .map((colour, i) =>
        rect(
          92 + i * 17,
          268 - i * 42,
          216 - i * 34,
          44,
          22,
          p.linear([
            [0, darken(colour, 0.2)],
            [0.3, lighten(colour, 0.3)],
            [1, darken(colour, 0.25)],
          ]),
        ),
      )
      .join('') +
    ellipse(200, 320, 130, 20, roundBody(p, '#c99455')) +
    circle(
      200,
      66,
      26,
      p.radial(
        [
          [0, lighten(tone.accent, 0.4)],
          [1, tone.accent],
        ],
        [0.35, 0.3, 0.8],
      ),
    ) +
    circle(192, 62, 3.4, '#2b1a24') +
    circle(208, 62, 3.4, '#2b1a24') +
    stroke('M193 74q7 6 14 0', '#2b1a24', 2.2)
  );
};

export const toyDrawings = { toyCar, blocks, boardGame, spinner } as const satisfies Record<string, Drawing>;
