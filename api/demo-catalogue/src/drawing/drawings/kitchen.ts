import { darken, inkOn, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { emblem } from '../emblems.js';
import { lettering } from '../lettering.js';
import { anyMotif } from '../motifs.js';
import { boxPath, circle, ellipse, groundShadow, path, rect, roundBody, stroke } from '../shapes.js';

const pan: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  const deep = random.chance(0.5);
  const rim = p.linear([
    [0, darken(c, 0.1)],
    [0.3, lighten(c, 0.45)],
    [1, darken(c, 0.3)],
  ]);
  if (deep) {
    return (
      groundShadow(p, 200, 320, 130) +
      stroke('M84 206C40 196 40 244 92 238M316 206C360 196 360 244 308 238', darken(tone.accent, 0.2), 12) +
      path('M78 190C80 280 120 318 200 318S320 280 322 190z', roundBody(p, c)) +
      ellipse(200, 188, 124, 36, rim) +
      ellipse(
        200,
        190,
        112,
        30,
        p.radial([
          [0, '#5a5660'],
          [1, '#26242c'],
        ]),
      ) +
      ellipse(172, 184, 44, 9, 'rgba(255,255,255,.16)') +
      lettering(brand, { x: 200, y: 262, maxWidth: 110, height: 15, colour: inkOn(c), weight: 1.8 })
    );
  }
  return (
    groundShadow(p, 176, 300, 126) +
    path(
      'M262 214L372 166C384 162 388 178 378 184L276 242z',
      p.vertical(lighten(tone.accent, 0.1), darken(tone.accent, 0.4)),
    ) +
    circle(368, 174, 4, '#fffaf2') +
    path('M54 214C60 274 96 300 168 300S276 274 282 214z', roundBody(p, c)) +
    ellipse(168, 212, 116, 40, rim) +
    ellipse(
      168,
      214,
      104,
      33,
      p.radial([
        [0, '#4d4a54'],
        [0.7, '#2d2b33'],
        [1, '#1e1c24'],
      ]),
    ) +
    ellipse(168, 214, 62, 19, 'none', 'stroke="rgba(255,255,255,.12)" stroke-width="2"') +
    ellipse(136, 204, 40, 9, 'rgba(255,255,255,.14)') +
    lettering(brand, { x: 168, y: 270, maxWidth: 90, height: 12, colour: inkOn(c), weight: 1.8 })
  );
};

const cooker: Drawing = (p, { tone, brand }) => {
  const steel = '#cfd4da';
  return (
    groundShadow(p, 190, 330, 128) +
    path(
      'M262 176H376C390 176 390 204 376 204L262 212z',
      p.vertical(lighten(tone.base, 0.1), darken(tone.base, 0.45)),
    ) +
    rect(56, 190, 44, 20, 8, darken(tone.base, 0.2)) +
    path('M84 190H296V290C296 318 276 330 250 330H130C104 330 84 318 84 290z', roundBody(p, steel)) +
    path('M84 190C90 152 130 136 190 136S290 152 296 190z', p.vertical('#eef1f4', '#a9b0ba')) +
    rect(80, 184, 220, 14, 7, roundBody(p, '#b7bec8')) +
    rect(174, 100, 32, 42, 6, roundBody(p, darken(tone.base, 0.1))) +
    circle(190, 98, 15, tone.accent) +
    rect(236, 122, 14, 26, 5, '#8e95a0') +
    rect(128, 232, 124, 48, 10, tone.base) +
    lettering(brand, { x: 190, y: 249, maxWidth: 100, height: 15, colour: inkOn(tone.base), weight: 1.9 })
  );
};

const flask: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  const slim = random.chance(0.5);
  const w = slim ? 96 : 120;
  const x = 200 - w / 2;
  return (
    groundShadow(p, 200, 342, w * 0.72) +
    (random.chance(0.5) ? stroke('M180 70C180 34 220 34 220 70', tone.accent, 9) : '') +
    rect(x + 10, 54, w - 20, 54, 12, roundBody(p, darken(tone.accent, 0.1))) +
    rect(x + 6, 104, w - 12, 12, 3, roundBody(p, '#c9ced6')) +
    path(boxPath(x, 114, w, 226, 22), roundBody(p, c)) +
    p.clipped(
      boxPath(x, 114, w, 226, 22),
      rect(
        x,
        256,
        w,
        90,
        0,
        anyMotif(p, random, lighten(c, 0.45), ['leaves', 'zigzag', 'waves', 'flowers', 'dots']),
        'opacity=".55"',
      ) + rect(x, 250, w, 4, 0, tone.accent),
    ) +
    lettering(brand, { x: 200, y: 182, maxWidth: w - 30, height: 15, colour: inkOn(c), weight: 1.8 }) +
    rect(x, 322, w, 10, 4, 'rgba(20,10,30,.18)')
  );
};

const containers: Drawing = (p, { tone, brand, emblem: content }) => {
  const box = (x: number, y: number, w: number, h: number, lid: string) =>
    rect(x, y, w, h, 14, 'rgba(255,255,255,.72)', 'stroke="rgba(120,130,150,.35)" stroke-width="2"') +
    rect(
      x + 6,
      y + h * 0.4,
      w - 12,
      h * 0.6 - 6,
      10,
      p.vertical(lighten(tone.accent, 0.45), lighten(tone.accent, 0.15)),
      'opacity=".75"',
    ) +
    rect(x - 5, y - 14, w + 10, 24, 9, p.vertical(lighten(lid, 0.2), darken(lid, 0.15))) +
    rect(x + 8, y + 16, 7, h - 28, 3, 'rgba(255,255,255,.85)');
  return (
    groundShadow(p, 200, 340, 146) +
    box(212, 110, 106, 226, tone.base) +
    box(82, 176, 118, 160, tone.base) +
    box(146, 246, 128, 92, darken(tone.base, 0.12)) +
    rect(172, 282, 76, 30, 8, '#fffaf2') +
    lettering(brand, {
      x: 210,
      y: 292,
      maxWidth: 60,
      height: 11,
      colour: darken(tone.base, 0.55),
      weight: 1.9,
    }) +
    emblem(content, 141, 244, 56)
  );
};

const mug: Drawing = (p, { tone, random }) => {
  const c = tone.base;
  const body = 'M106 120H270V290C270 318 252 334 228 334H148C124 334 106 318 106 290z';
  return (
    groundShadow(p, 194, 338, 108) +
    stroke('M268 164C330 156 330 270 266 266', darken(c, 0.14), 20) +
    stroke('M268 162C324 156 324 266 266 262', c, 12) +
    path(body, roundBody(p, c)) +
    p.clipped(
      body,
      rect(
        100,
        196,
        180,
        84,
        0,
        anyMotif(p, random, tone.accent, ['paisleys', 'flowers', 'zigzag', 'leaves', 'diamonds']),
      ),
    ) +
    stroke('M106 192H270M106 284H270', tone.accent, 4) +
    ellipse(188, 120, 82, 20, lighten(c, 0.3)) +
    ellipse(188, 121, 72, 15, '#8a4f28') +
    ellipse(178, 119, 40, 7, '#b87a48') +
    stroke('M160 84c-10 -12 10 -18 0 -34M206 84c-10 -12 10 -18 0 -34', 'rgba(150,120,110,.38)', 6)
  );
};

export const kitchenDrawings = { pan, cooker, flask, containers, mug } as const satisfies Record<
  string,
  Drawing
>;
