import { darken, lighten } from './colours.js';
import { path } from './shapes.js';

/** A small picture about 64 units wide, centred on the origin. */
export type Emblem = () => string;

/** `count` seeds or crumbs spread over a heap. */
export function scattered(count: number, draw: (x: number, y: number, turn: number) => string): string {
  let all = '';
  for (let i = 0; i < count; i += 1) {
    // The sunflower's spiral spreads any number of seeds evenly.
    const r = 27 * Math.sqrt((i + 0.5) / count);
    const a = i * 2.39996;
    all += draw(r * Math.cos(a), r * Math.sin(a) * 0.8, (i * 137) % 360);
  }
  return all;
}

/** A bowl with something in it. */
export function bowl(colour: string, content: string): string {
  return (
    content +
    path('M-34 -2H34C34 20 18 30 0 30C-18 30 -34 20 -34 -2z', colour) +
    path('M-34 -2H34C34 1 33 4 32 6H-32C-33 4 -34 1 -34 -2z', lighten(colour, 0.25)) +
    path(
      'M18 8C16 18 8 24 0 26',
      'none',
      `stroke="${darken(colour, 0.3)}" stroke-width="2.5" stroke-linecap="round"`,
    )
  );
}
