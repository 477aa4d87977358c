import { darken, inkOn, isLight, lighten, mix } from '../colours.js';
import type { Drawing, DrawingStyle } from '../drawing-style.js';
import { lettering, letteringBlock } from '../lettering.js';
import { anyMotif, leaf, mandala } from '../motifs.js';
import type { Painter } from '../painter.js';
import { boxPath, circle, ellipse, face, groundShadow, path, rect, stroke } from '../shapes.js';

const cover = { x: 112, y: 52, w: 182, h: 278 };
const middle = cover.x + cover.w / 2 + 4;

/** What is printed on the cover besides the words; each leaves the upper 110 units for the title. */
const scenes: readonly ((p: Painter, ink: string, base: string) => string)[] = [
  (p, ink, base) =>
    circle(middle, 232, 46, p.vertical(ink, mix(ink, base, 0.5))) +
    path('M112 262C150 226 184 262 214 244S280 234 294 250V330H112z', darken(base, 0.35)) +
    path('M112 292C160 262 210 300 294 276V330H112z', darken(base, 0.55)),
  (_p, ink, base) => circle(middle, 248, 62, darken(base, 0.2)) + mandala(middle, 248, 56, ink),
  (p, ink, base) =>
    path(
      `M152 330V236C152 196 ${middle} 176 ${middle} 176S262 196 262 236V330z`,
      p.vertical(darken(base, 0.55), darken(base, 0.15)),
    ) +
    stroke(`M146 330V234C146 190 ${middle} 168 ${middle} 168S268 190 268 234V330`, ink, 3) +
    circle(middle + 16, 228, 15, ink) +
    leaf(186, 300, 20, -20, ink) +
    leaf(206, 306, 16, 24, lighten(ink, 0.2)),
  (_p, ink, base) =>
    [70, 54, 38, 22]
      .map((r, i) =>
        path(`M${middle - r} 330a${r} ${r} 0 0 1 ${r * 2} 0z`, i % 2 ? ink : darken(base, 0.18 + i * 0.1)),
      )
      .join('') + circle(254, 206, 15, ink),
  (_p, ink, base) =>
    [0, 1, 2, 3, 4]
      .map((i) => rect(136 + i * 28, 330 - 40 - ((i * 53) % 76), 20, 120, 3, i % 2 ? ink : darken(base, 0.4)))
      .join('') + rect(112, 322, 182, 10, 0, darken(base, 0.55)),
  (_p, ink) =>
    stroke(`M${middle} 330C${middle - 6} 290 ${middle + 8} 250 ${middle} 196`, ink, 4) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          leaf(middle - 26, 300 - i * 30, 20, -52, ink) +
          leaf(middle + 26, 286 - i * 30, 20, 52, lighten(ink, 0.25)),
      )
      .join(''),
];

function pages(p: Painter): string {
  return (
    path(
      'M294 60L306 66V338L294 330z',
      p.linear([
        [0, '#d8cbb4'],
        [1, '#fbf4e6'],
      ]),
    ) +
    path('M112 330H294L306 338H126z', '#e6dbc6') +
    stroke('M298 66V332M302 68V335', 'rgba(120,90,60,.25)', 1)
  );
}

function spine(p: Painter, base: string): string {
  return (
    rect(
      cover.x,
      cover.y,
      16,
      cover.h,
      3,
      p.linear([
        [0, darken(base, 0.38)],
        [0.6, darken(base, 0.1)],
        [1, lighten(base, 0.25)],
      ]),
    ) + rect(cover.x + 16, cover.y, 3, cover.h, 0, 'rgba(20,10,30,.22)')
  );
}

const book: Drawing = (p, { tone, brand, label, random }: DrawingStyle) => {
  const { base } = tone;
  const ink = isLight(base) === isLight(tone.accent) ? inkOn(base) : tone.accent;
  const area = boxPath(cover.x, cover.y, cover.w, cover.h, 4);
  const art = random.chance(0.72)
    ? random.pick(scenes)(p, ink, base)
    : rect(
        cover.x,
        200,
        cover.w,
        130,
        0,
        anyMotif(p, random, ink, ['paisleys', 'flowers', 'waves', 'leaves', 'diamonds']),
        'opacity=".8"',
      );
  const plate = random.chance(0.3);
  const titleInk = plate ? darken(base, 0.6) : inkOn(base);
  return (
    groundShadow(p, 208, 336, 118) +
    pages(p) +
    path(area, face(p, base)) +
    p.clipped(area, art + rect(cover.x, 300, cover.w, 30, 0, darken(base, 0.55))) +
    (plate ? rect(138, 74, 142, 92, 4, '#fff8ec', 'opacity=".95"') : '') +
    letteringBlock(label, 3, {
      x: middle,
      y: 118,
      maxWidth: 132,
      height: 19,
      colour: titleInk,
      weight: 1.9,
      spacing: 3,
    }) +
    lettering(brand, {
      x: middle,
      y: 311,
      maxWidth: 120,
      height: 8.5,
      colour: '#fffaf2',
      weight: 1.6,
      spacing: 4,
    }) +
    spine(p, base) +
    path('M130 52H294V90C240 84 180 70 130 52z', 'rgba(255,255,255,.10)')
  );
};

/** A thin, wide picture book with round friends on its cover. */
const pictureBook: Drawing = (p, { tone, brand, label, random }) => {
  const sky = lighten(tone.base, 0.35);
  const area = boxPath(84, 84, 232, 240, 8);
  const hill = random.pick(['#6fb36a', '#8cc46b', '#4f9c88']);
  const friend = random.pick(['#f2a541', '#9b6b4a', '#8a8fa8', '#e57f5b']);
  const ears = random.chance(0.5)
    ? circle(168, 208, 17, friend) + circle(232, 208, 17, friend)
    : ellipse(176, 196, 11, 32, friend, 'transform="rotate(-12 176 196)"') +
      ellipse(224, 196, 11, 32, friend, 'transform="rotate(12 224 196)"');
  return (
    groundShadow(p, 200, 330, 140) +
    path('M316 92L326 98V332L316 324z', '#f6ecd9') +
    path('M84 324H316L326 332H96z', '#e2d5bd') +
    path(area, p.vertical(sky, lighten(sky, 0.6))) +
    p.clipped(
      area,
      circle(276, 132, 24, '#ffd35a') +
        path('M84 292C140 250 240 258 316 286V324H84z', hill) +
        ears +
        circle(200, 244, 46, friend) +
        ellipse(200, 262, 22, 17, lighten(friend, 0.55)) +
        circle(184, 236, 5, '#2b1a24') +
        circle(216, 236, 5, '#2b1a24') +
        ellipse(200, 255, 6, 4.4, '#2b1a24') +
        stroke('M191 265q9 8 18 0', '#2b1a24', 2.6) +
        rect(146, 284, 108, 46, 20, tone.accent),
    ) +
    letteringBlock(label, 2, {
      x: 200,
      y: 132,
      maxWidth: 190,
      height: 21,
      colour: darken(tone.base, 0.62),
      weight: 2.4,
      spacing: 3.4,
    }) +
    lettering(brand, {
      x: 200,
      y: 308,
      maxWidth: 130,
      height: 8,
      colour: '#fffaf2',
      weight: 1.7,
      spacing: 4,
    }) +
    rect(84, 84, 12, 240, 4, 'rgba(30,10,30,.16)')
  );
};

export const bookDrawings = { book, pictureBook } as const satisfies Record<string, Drawing>;
