import { darken, inkOn, isLight, lighten } from '../colours.js';
import type { Drawing } from '../drawing-style.js';
import { lettering, letteringBlock } from '../lettering.js';
import { anyMotif, mandala } from '../motifs.js';
import { boxPath, circle, face, groundShadow, group, path, rect, roundBody, stroke } from '../shapes.js';

const notebook: Drawing = (p, { tone, brand, label, random }) => {
  const c = tone.base;
  const area = boxPath(108, 62, 188, 272, 10);
  const ink = isLight(c) === isLight(tone.accent) ? inkOn(c) : tone.accent;
  const spiral = random.chance(0.5);
  const art = random.pick([
    () =>
      rect(
        108,
        62,
        188,
        272,
        0,
        anyMotif(p, random, ink, ['paisleys', 'flowers', 'leaves', 'zigzag', 'waves', 'dots']),
        'opacity=".6"',
      ),
    () => mandala(202, 220, 92, ink),
    () =>
      [0, 1, 2, 3]
        .map((i) => circle(202, 334, 130 - i * 30, i % 2 ? ink : darken(c, 0.12 + i * 0.07)))
        .join(''),
  ]);
  return (
    groundShadow(p, 206, 340, 116) +
    rect(116, 68, 190, 272, 8, '#efe4cf') +
    rect(112, 65, 190, 272, 8, '#fbf4e6') +
    path(area, face(p, c)) +
    p.clipped(area, art()) +
    rect(138, 108, 132, 76, 8, '#fffaf2') +
    lettering(brand, { x: 204, y: 122, maxWidth: 104, height: 14, colour: darken(c, 0.55), weight: 1.9 }) +
    letteringBlock(label, 2, {
      x: 204,
      y: 162,
      maxWidth: 108,
      height: 8.6,
      colour: darken(c, 0.35),
      weight: 1.7,
    }) +
    (spiral
      ? Array.from(
          { length: 13 },
          (_, i) =>
            circle(114, 78 + i * 20, 5, darken(c, 0.5)) +
            stroke(
              `M114 ${78 + i * 20}C92 ${70 + i * 20} 92 ${88 + i * 20} 108 ${84 + i * 20}`,
              '#b9bfc9',
              3.6,
            ),
        ).join('')
      : rect(108, 62, 20, 272, 8, darken(c, 0.3)) + rect(268, 62, 9, 272, 0, tone.accent, 'opacity=".85"'))
  );
};

const pens: Drawing = (p, { tone, brand }) => {
  const pen = (turn: number, x: number, c: string, trim: string) =>
    group(
      rect(-11, -128, 22, 190, 9, roundBody(p, c)) +
        path('M-11 60H11L3 104H-3z', roundBody(p, trim)) +
        path('M-3 104H3L0 116z', '#2b2730') +
        rect(-11, 40, 22, 8, 2, '#d9b25f') +
        rect(7, -120, 6, 74, 3, '#d9b25f') +
        rect(-9, -140, 18, 14, 5, trim) +
        group(
          lettering(brand, { x: 0, y: -4, maxWidth: 74, height: 8, colour: inkOn(c), weight: 1.8 }),
          'rotate(-90)',
        ),
      `translate(${x} 208) rotate(${turn})`,
    );
  return (
    groundShadow(p, 200, 336, 120, 0.26) +
    pen(-24, 138, lighten(tone.accent, 0.1), tone.base) +
    pen(24, 262, darken(tone.base, 0.3), tone.accent) +
    pen(0, 200, tone.base, tone.accent)
  );
};

const colourBox: Drawing = (p, { tone, brand, label }) => {
  const hues = [
    '#d8432f',
    '#ef8b2c',
    '#f2c230',
    '#58a55c',
    '#2f9a8f',
    '#3f8fc4',
    '#4a55b0',
    '#9a6cc0',
    '#d15a8c',
    '#7a4a2c',
  ];
  const pencil = (c: string, i: number) =>
    rect(84 + i * 23.4, 116, 21, 120, 2, roundBody(p, c)) +
    path(`M${84 + i * 23.4} 116L${94.5 + i * 23.4} ${70 - (i % 3) * 6}L${105 + i * 23.4} 116z`, '#eccf9f') +
    path(`M${90.6 + i * 23.4} 88L${94.5 + i * 23.4} ${70 - (i % 3) * 6}L${98.4 + i * 23.4} 88z`, c);
  const box = boxPath(72, 180, 256, 152, 8);
  return (
    groundShadow(p, 200, 338, 146) +
    hues.map(pencil).join('') +
    path(box, face(p, tone.base)) +
    p.clipped(box, path('M72 280Q200 232 328 280V340H72z', tone.accent)) +
    lettering(brand, { x: 200, y: 202, maxWidth: 200, height: 20, colour: inkOn(tone.base), weight: 2 }) +
    lettering(label, { x: 200, y: 238, maxWidth: 190, height: 11, colour: inkOn(tone.base), weight: 1.8 }) +
    hues
      .slice(0, 7)
      .map((c, i) => circle(122 + i * 26, 298, 9, c, 'stroke="#fffaf2" stroke-width="2.4"'))
      .join('')
  );
};

export const stationeryDrawings = {
  notebook,
  pens,
  colourBox,
} as const satisfies Record<string, Drawing>;
