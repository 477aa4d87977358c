import { darken, inkOn, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { emblem } from '../emblems.js';
import { lettering, letteringBlock } from '../lettering.js';
import { motifs } from '../motifs.js';
import { boxPath, ellipse, groundShadow, path, rect, roundBody } from '../shapes.js';
import { label, shine, trimOf } from './pack-label.js';

const jar: Drawing = (p, style) => {
  const c = style.tone.base;
  const lid = trimOf(style);
  return (
    groundShadow(p, 200, 340, 108) +
    path(
      'M112 126C112 108 124 104 138 104H262C276 104 288 108 288 126V310C288 330 278 338 260 338H140C122 338 112 330 112 310z',
      roundBody(p, c),
    ) +
    rect(122, 56, 156, 46, 9, roundBody(p, lid)) +
    p.clipped(
      boxPath(122, 56, 156, 46, 9),
      rect(122, 56, 156, 46, 0, p.tile(8, rect(0, 0, 3, 8, 0, 'rgba(20,10,30,.18)'))),
    ) +
    path(
      'M112 150H288V304H112z',
      p.linear([
        [0, '#dccfb9'],
        [0.2, '#fffdf7'],
        [0.75, '#fbf3e4'],
        [1, '#d3c3a8'],
      ]),
    ) +
    rect(112, 150, 176, 36, 0, lid, 'opacity=".95"') +
    lettering(style.brand, { x: 200, y: 161, maxWidth: 136, height: 14, colour: inkOn(lid), weight: 1.9 }) +
    letteringBlock(style.label, 2, {
      x: 200,
      y: 212,
      maxWidth: 138,
      height: 13,
      colour: darken(c, 0.6),
      weight: 1.9,
      spacing: 3,
    }) +
    emblem(style.emblem, 200, 266, 62) +
    shine('M128 118C126 180 126 270 130 326H144C140 270 140 180 142 112z')
  );
};

const bottle: Drawing = (p, style) => {
  const c = style.tone.base;
  const cap = trimOf(style);
  const square = style.random.chance(0.4);
  const body = square
    ? 'M136 152C136 130 160 128 172 118V96H228V118C240 128 264 130 264 152V318C264 332 256 338 244 338H156C144 338 136 332 136 318z'
    : 'M128 214C128 170 172 158 172 118V96H228V118C228 158 272 170 272 214V316C272 332 264 338 250 338H150C136 338 128 332 128 316z';
  return (
    groundShadow(p, 200, 340, 92) +
    path(body, roundBody(p, c)) +
    rect(166, 52, 68, 48, 8, roundBody(p, cap)) +
    rect(166, 90, 68, 6, 2, 'rgba(20,10,30,.25)') +
    p.clipped(
      body,
      rect(
        120,
        208,
        160,
        104,
        0,
        p.linear([
          [0, '#dccfb9'],
          [0.2, '#fffdf7'],
          [0.75, '#fbf3e4'],
          [1, '#d3c3a8'],
        ]),
      ) +
        rect(120, 208, 160, 5, 0, cap) +
        rect(120, 308, 160, 5, 0, cap),
    ) +
    lettering(style.brand, {
      x: 200,
      y: 220,
      maxWidth: 112,
      height: 12,
      colour: darken(c, 0.6),
      weight: 1.9,
    }) +
    emblem(style.emblem, 200, 258, 40) +
    lettering(style.label, {
      x: 200,
      y: 290,
      maxWidth: 116,
      height: 9.5,
      colour: darken(c, 0.5),
      weight: 1.8,
    }) +
    shine('M150 226C150 190 180 176 184 130L190 130C188 180 164 196 164 226V326H150z')
  );
};

const tub: Drawing = (p, style) => {
  const c = style.tone.base;
  const body = 'M92 168H308L288 314C286 330 276 338 262 338H138C124 338 114 330 112 314z';
  const trim = trimOf(style);
  return (
    groundShadow(p, 200, 340, 118) +
    path(body, roundBody(p, c)) +
    ellipse(200, 160, 116, 24, darken(trim, 0.3)) +
    ellipse(
      200,
      154,
      116,
      24,
      p.linear([
        [0, lighten(trim, 0.1)],
        [0.4, lighten(trim, 0.4)],
        [1, darken(trim, 0.2)],
      ]),
    ) +
    ellipse(200, 152, 96, 17, 'none', 'stroke="rgba(255,255,255,.4)" stroke-width="2.4"') +
    lettering(style.brand, { x: 200, y: 194, maxWidth: 150, height: 16, colour: inkOn(c), weight: 1.9 }) +
    path('M118 226H282L276 286H124z', '#fffaf2', 'opacity=".94"') +
    letteringBlock(style.label, 2, {
      x: 226,
      y: 256,
      maxWidth: 84,
      height: 11,
      colour: darken(c, 0.58),
      weight: 1.9,
    }) +
    emblem(style.emblem, 154, 256, 46) +
    shine('M112 178L128 320H142L128 178z')
  );
};

const tin: Drawing = (p, style) => {
  const c = style.tone.base;
  return (
    groundShadow(p, 200, 340, 112) +
    rect(106, 92, 188, 246, 10, roundBody(p, c)) +
    rect(100, 76, 200, 30, 8, roundBody(p, trimOf(style))) +
    rect(150, 58, 100, 20, 8, roundBody(p, lighten(trimOf(style), 0.2))) +
    rect(102, 328, 196, 12, 5, roundBody(p, '#cfc6b4')) +
    p.clipped(
      boxPath(106, 108, 188, 218, 2),
      rect(106, 290, 188, 40, 0, motifs.paisleys(p, trimOf(style), 40), 'opacity=".7"') +
        label(p, style, { x: 116, y: 112, w: 168, h: 206 }),
    ) +
    shine('M122 112H136V326H122z')
  );
};

export const jarDrawings = { jar, bottle, tub, tin } as const satisfies Record<string, Drawing>;
