import { darken, lighten } from './colours.js';
import type { Painter } from './painter.js';

/** Two decimals are more than a 960 px picture can show. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}" ${more}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" ${more}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A line with round ends and no fill. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function group(content: string, transform = '', more = ''): string {
  return `<g ${transform ? `transform="${transform}"` : ''} ${more}>${content}</g>`;
}

/** The path of a rectangle with rounded corners, for clips and outlines. */
export function boxPath(x: number, y: number, w: number, h: number, r: number): string {
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(-(w - 2 * r))}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(-(h - 2 * r))}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** The soft shadow a thing standing on the table throws. */
export function groundShadow(p: Painter, cx: number, y: number, rx: number, strength = 0.34): string {
  const fill = p.radial([
    [0, '#2a1838', strength],
    [0.55, '#2a1838', strength * 0.42],
    [1, '#2a1838', 0],
  ]);
  return ellipse(cx + rx * 0.05, y, rx * 1.12, Math.max(rx * 0.13, 9), fill);
}

/** Fill of a round, upright body (bottle, jar, tube): lit from the left. */
export function roundBody(p: Painter, colour: string): string {
  return p.linear([
    [0, darken(colour, 0.16)],
    [0.16, lighten(colour, 0.1)],
    [0.3, lighten(colour, 0.34)],
    [0.48, colour],
    [0.82, darken(colour, 0.16)],
    [1, darken(colour, 0.34)],
  ]);
}

/** Fill of a flat face: lit from the upper left. */
export function face(p: Painter, colour: string): string {
  return p.diagonal(lighten(colour, 0.16), darken(colour, 0.12));
}
