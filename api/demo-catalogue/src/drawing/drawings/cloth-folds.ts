import { stroke } from '../shapes.js';

/** Creases along the lines, each with its light side. */
export const folds = (lines: readonly string[]): string =>
  lines.map((d) => stroke(d, 'rgba(30,15,40,.16)', 3)).join('') +
  lines.map((d) => stroke(d, 'rgba(255,255,255,.14)', 2, 'transform="translate(4 1)"')).join('');
