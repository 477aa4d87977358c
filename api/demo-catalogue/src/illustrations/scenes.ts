import { darken, isLight, lighten, mix, type Tone } from '../drawing/colours.js';
import { lettering } from '../drawing/lettering.js';
import { mandala } from '../drawing/motifs.js';
import type { Painter } from '../drawing/painter.js';
import { boxPath, circle, ellipse, group, path, rect, stroke } from '../drawing/shapes.js';

/** A thing to be put on a stage; each `draw` gives the same picture, in its own tone or in another. */
export interface Model {
  readonly tone: Tone;
  readonly brand: string;
  readonly draw: (p: Painter, tone?: Tone) => string;
}

/** Puts a thing on its 400 × 400 stage. */
export type Scene = (p: Painter, model: Model) => string;

/** A pale colour of the same family; pale things get a stage a little deeper than themselves. */
function stageColour({ base, accent }: Tone): string {
  return isLight(base) ? mix(mix(base, accent, 0.35), '#fff6ec', 0.66) : mix(base, '#fff6ec', 0.8);
}

function backdrop(p: Painter, tone: Tone, disc = true): string {
  const stage = stageColour(tone);
  const glow = p.radial(
    [
      [0, mix(stage, '#ffffff', 0.78)],
      [0.62, mix(stage, '#ffffff', 0.3)],
      [1, stage],
    ],
    [0.42, 0.34, 0.85],
  );
  const floor = p.linear(
    [
      [0, darken(stage, 0.02), 0],
      [1, darken(stage, 0.12), 0.55],
    ],
    [0, 0, 0, 1],
  );
  return (
    rect(0, 0, 400, 400, 0, glow) +
    (disc ? circle(200, 196, 158, mix(stage, '#ffffff', 0.52), 'opacity=".75"') : '') +
    rect(0, 296, 400, 104, 0, floor)
  );
}

/** The whole thing, seen from the front: the picture of cards and the first of the gallery. */
const front: Scene = (p, model) => backdrop(p, model.tone) + model.draw(p);

/** Near enough to see the weave, the print or the dial. */
const close: Scene = (p, model) =>
  backdrop(p, model.tone, false) +
  group(model.draw(p), 'translate(200 212) rotate(-7) scale(1.62) translate(-206 -204)');

/** Two of them, the second behind in its other colour. */
const pair: Scene = (p, { tone, draw }) => {
  const other = { base: lighten(tone.base, 0.42), accent: tone.accent };
  return (
    backdrop(p, tone, false) +
    ellipse(205, 306, 194, 62, 'rgba(255,255,255,.5)') +
    group(draw(p, other), 'translate(176 70) scale(.62)', 'opacity=".94"') +
    group(draw(p), 'translate(-14 76) scale(.76)')
  );
};

/** A designed card: the thing on an arch, its colours, the maker's name. */
const card: Scene = (p, { tone, brand, draw }) => {
  const { base, accent } = tone;
  const arch = 'M84 330V190C84 108 140 70 200 62C260 70 316 108 316 190V330z';
  const stage = stageColour(tone);
  return (
    rect(0, 0, 400, 400, 0, p.diagonal(stage, mix(stage, base, 0.25))) +
    mandala(200, 200, 190, mix(stage, '#ffffff', 0.45), 16) +
    path(arch, mix(stage, '#ffffff', 0.72)) +
    stroke(arch.slice(0, -1), isLight(accent) ? darken(accent, 0.25) : accent, 3) +
    group(draw(p), 'translate(76 100) scale(.62)') +
    rect(0, 344, 400, 56, 0, darken(base, 0.45)) +
    lettering(brand, {
      x: 200,
      y: 364,
      maxWidth: 240,
      height: 16,
      colour: '#fffaf2',
      weight: 1.7,
      spacing: 5,
    }) +
    path(boxPath(0, 338, 400, 6, 0), isLight(accent) ? accent : lighten(accent, 0.3))
  );
};

export const scenes = { front, close, pair, card } as const;
