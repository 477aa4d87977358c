import { darken, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { lettering } from '../lettering.js';
import { mandala } from '../motifs.js';
import { boxPath, ellipse, groundShadow, path, rect, roundBody } from '../shapes.js';

const lipstick: Drawing = (p, { tone, brand, random }) => {
  const c = tone.base;
  const gold = random.pick(['#d9b25f', '#c8ccd4', '#d8a48a']);
  const blot = 'M250 246C300 236 332 262 336 300C320 322 262 322 236 306C228 280 232 258 250 246z';
  return (
    groundShadow(p, 190, 340, 122) +
    path(blot, p.diagonal(lighten(c, 0.1), darken(c, 0.12))) +
    path(
      'M252 256C284 250 306 262 316 282',
      'none',
      'stroke="rgba(255,255,255,.4)" stroke-width="5" stroke-linecap="round"',
    ) +
    rect(120, 204, 92, 136, 8, roundBody(p, '#2b2730')) +
    rect(128, 152, 76, 58, 4, roundBody(p, gold)) +
    path('M136 154V96C146 70 178 56 196 60V154z', roundBody(p, c)) +
    path('M136 96C146 70 178 56 196 60C192 84 164 104 136 108z', lighten(c, 0.25)) +
    rect(120, 218, 92, 7, 0, gold) +
    lettering(brand, { x: 166, y: 264, maxWidth: 70, height: 13, colour: gold, weight: 1.7, spacing: 3.6 })
  );
};

const perfume: Drawing = (p, style) => {
  const { tone, brand, random } = style;
  const c = tone.base;
  const round = random.chance(0.5);
  const body = round
    ? 'M200 134C272 134 306 180 306 236S272 338 200 338S94 292 94 236S128 134 200 134z'
    : boxPath(106, 138, 188, 200, 22);
  return (
    groundShadow(p, 200, 342, 110) +
    rect(166, 52, 68, 60, 10, roundBody(p, tone.accent)) +
    rect(176, 108, 48, 30, 3, roundBody(p, '#d9b25f')) +
    path(body, p.diagonal(lighten(c, 0.55), lighten(c, 0.2))) +
    p.clipped(
      body,
      rect(90, 196, 220, 150, 0, p.diagonal(lighten(c, 0.1), darken(c, 0.25)), 'opacity=".9"') +
        ellipse(200, 196, 116, 10, lighten(c, 0.4)),
    ) +
    mandala(200, 256, 62, 'rgba(255,250,242,.28)') +
    rect(142, 234, 116, 44, 4, '#fffaf2', 'opacity=".95"') +
    lettering(brand, {
      x: 200,
      y: 243,
      maxWidth: 98,
      height: 12,
      colour: darken(c, 0.6),
      weight: 1.6,
      spacing: 4,
    }) +
    lettering(style.label, {
      x: 200,
      y: 263,
      maxWidth: 94,
      height: 7.4,
      colour: darken(c, 0.4),
      weight: 1.5,
      spacing: 4,
    }) +
    path(
      round ? 'M118 214C122 180 146 156 176 148C150 170 136 196 134 240z' : 'M118 152H132V322H118z',
      'rgba(255,255,255,.5)',
    )
  );
};

export const makeUpDrawings = { lipstick, perfume } as const satisfies Record<string, Drawing>;
