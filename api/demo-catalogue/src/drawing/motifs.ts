import type { SeededRandom } from '../seeded-random.js';
import type { Painter } from './painter.js';
import { circle, group, path, rect, stroke } from './shapes.js';

/** Patterns for cloth, paper and packets. Each returns a fill. */
export const motifs = {
  dots: (p: Painter, ink: string, size = 26) =>
    p.tile(
      size,
      circle(size / 4, size / 4, size / 9, ink) + circle((size * 3) / 4, (size * 3) / 4, size / 9, ink),
    ),
  stripes: (p: Painter, ink: string, size = 26) => p.tile(size, rect(0, 0, size / 2.6, size, 0, ink)),
  bands: (p: Painter, ink: string, size = 26) => p.tile(size, rect(0, 0, size, size / 3, 0, ink)),
  slants: (p: Painter, ink: string, size = 24) => p.tile(size, rect(0, 0, size / 2.4, size, 0, ink), 45),
  checks: (p: Painter, ink: string, size = 34) =>
    p.tile(
      size,
      rect(0, 0, size / 2.4, size, 0, ink, 'opacity=".55"') +
        rect(0, 0, size, size / 2.4, 0, ink, 'opacity=".55"'),
    ),
  zigzag: (p: Painter, ink: string, size = 26) =>
    p.tile(size, stroke(`M0 ${size * 0.7}L${size / 2} ${size * 0.25}L${size} ${size * 0.7}`, ink, size / 9)),
  waves: (p: Painter, ink: string, size = 40) =>
    p.tile(
      size,
      stroke(`M0 ${size / 2}q${size / 4} ${-size / 2.4} ${size / 2} 0t${size / 2} 0`, ink, size / 14),
    ),
  leaves: (p: Painter, ink: string, size = 44) =>
    p.tile(
      size,
      leaf(size * 0.28, size * 0.3, size * 0.24, 30, ink) +
        leaf(size * 0.76, size * 0.74, size * 0.24, -40, ink),
    ),
  flowers: (p: Painter, ink: string, size = 48) =>
    p.tile(
      size,
      flower(size * 0.28, size * 0.28, size * 0.15, ink) + flower(size * 0.76, size * 0.76, size * 0.11, ink),
    ),
  paisleys: (p: Painter, ink: string, size = 52) =>
    p.tile(
      size,
      paisley(size * 0.3, size * 0.34, size / 60, ink, 0) +
        paisley(size * 0.78, size * 0.8, size / 60, ink, 180),
    ),
  diamonds: (p: Painter, ink: string, size = 34) =>
    p.tile(
      size,
      path(
        `M${size / 2} ${size * 0.16}l${size * 0.2} ${size * 0.34}l${-size * 0.2} ${size * 0.34}l${-size * 0.2} ${-size * 0.34}z`,
        ink,
      ),
    ),
} as const;

export type MotifName = keyof typeof motifs;

/** One of the motifs, in the ink given. */
export function anyMotif(p: Painter, random: SeededRandom, ink: string, names: readonly MotifName[]): string {
  return motifs[random.pick(names)](p, ink);
}

export function leaf(x: number, y: number, length: number, turn: number, ink: string): string {
  return path(
    `M0 ${-length}C${length * 0.62} ${-length * 0.4} ${length * 0.62} ${length * 0.4} 0 ${length}C${-length * 0.62} ${length * 0.4} ${-length * 0.62} ${-length * 0.4} 0 ${-length}z`,
    ink,
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}

export function flower(x: number, y: number, r: number, ink: string, middle = 'none', petals = 6): string {
  let all = '';
  for (let i = 0; i < petals; i += 1) {
    all += `<ellipse cx="0" cy="${-r}" rx="${r * 0.48}" ry="${r * 0.86}" transform="rotate(${(360 / petals) * i})"/>`;
  }
  return group(`<g fill="${ink}">${all}</g>${circle(0, 0, r * 0.5, middle)}`, `translate(${x} ${y})`);
}

/** The mango-shaped drop of Indian cloth, about 40 units high at scale 1. */
export function paisley(x: number, y: number, scale: number, ink: string, turn: number): string {
  const drop = 'M0 18C-14 16 -17 -2 -8 -10C-2 -16 6 -16 9 -22C14 -8 16 14 0 18z';
  return group(
    path(drop, ink, 'opacity=".9"') +
      stroke('M0 10C-7 9 -8 0 -3 -5C0 -8 3 -6 4 -3', 'rgba(255,255,255,.45)', 2.2),
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
  );
}

/** A round rangoli of petals and dots, `r` units in radius. */
export function mandala(x: number, y: number, r: number, ink: string, petals = 12): string {
  let all = '';
  for (let i = 0; i < petals; i += 1) {
    const turn = (360 / petals) * i;
    all +=
      leaf(0, -r * 0.76, r * 0.2, 0, ink).replace('transform="', `transform="rotate(${turn}) `) +
      leaf(0, -r * 0.4, r * 0.14, 0, ink).replace(
        'transform="',
        `transform="rotate(${turn + 180 / petals}) `,
      ) +
      `<circle cx="0" cy="${-r}" r="${r * 0.035}" fill="${ink}" transform="rotate(${turn + 180 / petals})"/>`;
  }
  const ring = (at: number, w: number) =>
    `<circle r="${r * at}" fill="none" stroke="${ink}" stroke-width="${r * w}"/>`;
  return group(
    all + ring(0.54, 0.02) + ring(0.22, 0.03) + circle(0, 0, r * 0.1, ink),
    `translate(${x} ${y})`,
  );
}
