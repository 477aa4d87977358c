import { darken, inkOn, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { emblem } from '../emblems.js';
import { lettering, letteringBlock } from '../lettering.js';
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

const soap: Drawing = (p, style) => {
  const { tone, brand, emblem: sign } = style;
  const c = tone.base;
  return (
    groundShadow(p, 200, 330, 146) +
    path('M74 122L262 92L276 238L88 270z', face(p, tone.accent)) +
    path('M262 92L290 102L302 240L276 238z', darken(tone.accent, 0.35)) +
    path('M82 146L266 116L269 152L86 182z', '#fffaf2') +
    group(
      lettering(brand, {
        x: 0,
        y: -8,
        maxWidth: 120,
        height: 15,
        colour: darken(tone.accent, 0.5),
        weight: 1.9,
      }),
      'translate(176 150) rotate(-9)',
    ) +
    group(emblem(sign, 0, 0, 56), 'translate(184 214) rotate(-9)') +
    rect(112, 236, 204, 92, 40, p.vertical(lighten(c, 0.3), darken(c, 0.15))) +
    rect(124, 232, 180, 74, 34, p.vertical(lighten(c, 0.5), lighten(c, 0.1))) +
    lettering(brand, { x: 214, y: 262, maxWidth: 110, height: 14, colour: darken(c, 0.35), weight: 1.8 }) +
    [
      [96, 300, 16],
      [118, 324, 9],
      [80, 326, 7],
    ]
      .map(([x, y, r]) =>
        circle(
          x ?? 0,
          y ?? 0,
          r ?? 0,
          'rgba(255,255,255,.75)',
          'stroke="rgba(140,180,220,.5)" stroke-width="1.6"',
        ),
      )
      .join('')
  );
};

const creamJar: Drawing = (p, style) => {
  const { tone, brand } = style;
  const c = tone.base;
  return (
    groundShadow(p, 200, 334, 128) +
    rect(96, 196, 208, 136, 34, roundBody(p, c)) +
    rect(88, 122, 224, 84, 18, roundBody(p, tone.accent)) +
    ellipse(200, 126, 110, 15, lighten(tone.accent, 0.35)) +
    rect(96, 206, 208, 5, 0, 'rgba(20,10,30,.18)') +
    lettering(brand, {
      x: 200,
      y: 228,
      maxWidth: 150,
      height: 17,
      colour: inkOn(c),
      weight: 1.7,
      spacing: 4,
    }) +
    stroke('M170 260h60', inkOn(c), 1.6) +
    letteringBlock(style.label, 2, {
      x: 200,
      y: 288,
      maxWidth: 150,
      height: 10,
      colour: inkOn(c),
      weight: 1.6,
      spacing: 3.4,
    }) +
    emblem(style.emblem, 200, 160, 46)
  );
};

const tube: Drawing = (p, style) => {
  const c = style.tone.base;
  const body = 'M134 54H266L250 288C248 296 244 300 236 300H164C156 300 152 296 150 288z';
  return (
    groundShadow(p, 200, 342, 76) +
    rect(160, 296, 80, 46, 9, roundBody(p, style.tone.accent)) +
    path(body, roundBody(p, c)) +
    rect(
      128,
      44,
      144,
      20,
      3,
      p.tile(7, rect(0, 0, 3, 7, 0, darken(c, 0.2)) + rect(3, 0, 4, 7, 0, lighten(c, 0.2))),
    ) +
    p.clipped(body, path('M120 206Q200 170 280 206V310H120z', style.tone.accent, 'opacity=".92"')) +
    lettering(style.brand, {
      x: 200,
      y: 88,
      maxWidth: 94,
      height: 16,
      colour: inkOn(c),
      weight: 1.8,
      spacing: 3.4,
    }) +
    letteringBlock(style.label, 3, {
      x: 200,
      y: 144,
      maxWidth: 92,
      height: 11,
      colour: inkOn(c),
      weight: 1.7,
    }) +
    circle(200, 242, 36, '#fffaf2') +
    emblem(style.emblem, 200, 242, 50)
  );
};

const pumpBottle: Drawing = (p, style) => {
  const c = style.tone.base;
  const body = boxPath(128, 138, 144, 202, 26);
  return (
    groundShadow(p, 200, 342, 92) +
    path('M186 74H140C128 74 126 62 138 60L196 56C212 56 216 62 216 74z', style.tone.accent) +
    rect(192, 68, 16, 50, 3, darken(style.tone.accent, 0.2)) +
    rect(164, 106, 72, 36, 8, roundBody(p, style.tone.accent)) +
    path(body, roundBody(p, c)) +
    rect(144, 176, 112, 134, 8, '#fffaf2', 'opacity=".95"') +
    lettering(style.brand, {
      x: 200,
      y: 190,
      maxWidth: 92,
      height: 14,
      colour: darken(c, 0.6),
      weight: 1.8,
    }) +
    emblem(style.emblem, 200, 240, 52) +
    letteringBlock(style.label, 2, {
      x: 200,
      y: 288,
      maxWidth: 94,
      height: 9.5,
      colour: darken(c, 0.5),
      weight: 1.7,
    }) +
    path('M140 152H150V328H140z', 'rgba(255,255,255,.35)')
  );
};

const toothbrush: Drawing = (p, style) => {
  const c = style.tone.base;
  return (
    groundShadow(p, 200, 336, 140) +
    path('M66 252L92 150H300C316 150 326 158 328 172L340 252z', face(p, c)) +
    rect(62, 246, 282, 76, 10, p.vertical(lighten(c, 0.12), darken(c, 0.25))) +
    rect(92, 256, 222, 54, 6, '#fffaf2') +
    lettering(style.brand, {
      x: 166,
      y: 266,
      maxWidth: 116,
      height: 17,
      colour: darken(c, 0.55),
      weight: 2,
    }) +
    lettering(style.label, {
      x: 166,
      y: 293,
      maxWidth: 120,
      height: 8,
      colour: darken(c, 0.35),
      weight: 1.7,
    }) +
    emblem(style.emblem, 276, 283, 40) +
    group(
      rect(
        -120,
        -7,
        170,
        14,
        7,
        p.vertical(lighten(style.tone.accent, 0.3), darken(style.tone.accent, 0.15)),
      ) +
        rect(48, -6, 64, 12, 6, lighten(style.tone.accent, 0.2)) +
        [0, 1, 2, 3, 4, 5]
          .map((i) => rect(54 + i * 9, -28, 7, 23, 2, i % 2 ? '#fffdf8' : '#bfe3f2'))
          .join(''),
      'translate(202 196) rotate(-10)',
    )
  );
};

export const beautyDrawings = {
  soap,
  creamJar,
  tube,
  pumpBottle,
  toothbrush,
} as const satisfies Record<string, Drawing>;
