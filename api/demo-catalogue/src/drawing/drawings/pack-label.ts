import { darken, inkOn, isLight, lighten } from '../colours.js';
import type { DrawingStyle } from '../drawing-style.js';
import { emblem } from '../emblems.js';
import { lettering, letteringBlock } from '../lettering.js';
import { mandala } from '../motifs.js';
import type { Painter } from '../painter.js';
import { circle, ellipse, path, rect } from '../shapes.js';

/** The colour of trims: the accent, or an ink where the accent would not stand out. */
export const trimOf = ({ tone }: DrawingStyle): string =>
  isLight(tone.base) === isLight(tone.accent) ? inkOn(tone.base) : tone.accent;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The printed front: brand on a band, the thing's name, its emblem; four layouts. */
export function label(_p: Painter, style: DrawingStyle, { x, y, w, h }: Place): string {
  const { tone, brand, random } = style;
  const trim = trimOf(style);
  const cx = x + w / 2;
  const bandInk = inkOn(trim);
  const name = (at: number, colour: string, size = 15) =>
    letteringBlock(style.label, 2, {
      x: cx,
      y: at,
      maxWidth: w * 0.78,
      height: size,
      colour,
      weight: 1.95,
      spacing: 3,
    });
  const layouts: readonly (() => string)[] = [
    () =>
      ellipse(cx, y + h * 0.2, w * 0.42, h * 0.1, trim) +
      lettering(brand, {
        x: cx,
        y: y + h * 0.2 - 7,
        maxWidth: w * 0.62,
        height: 14,
        colour: bandInk,
        weight: 1.9,
      }) +
      name(y + h * 0.44, inkOn(tone.base)) +
      circle(cx, y + h * 0.77, Math.min(w * 0.27, h * 0.21), '#fffaf2') +
      emblem(style.emblem, cx, y + h * 0.77, Math.min(w * 0.4, h * 0.3)),
    () =>
      rect(x, y + h * 0.3, w, h * 0.3, 0, '#fffaf2') +
      rect(x, y + h * 0.285, w, 4, 0, trim) +
      rect(x, y + h * 0.6, w, 4, 0, trim) +
      lettering(brand, {
        x: cx,
        y: y + h * 0.13,
        maxWidth: w * 0.7,
        height: 16,
        colour: inkOn(tone.base),
        weight: 1.9,
      }) +
      name(y + h * 0.45, darken(tone.base, 0.58)) +
      emblem(style.emblem, cx, y + h * 0.8, Math.min(w * 0.44, h * 0.3)),
    () =>
      path(`M${x} ${y + h * 0.56}Q${cx} ${y + h * 0.42} ${x + w} ${y + h * 0.56}V${y + h}H${x}z`, trim) +
      lettering(brand, {
        x: cx,
        y: y + h * 0.09,
        maxWidth: w * 0.72,
        height: 15,
        colour: inkOn(tone.base),
        weight: 1.9,
      }) +
      name(y + h * 0.32, inkOn(tone.base), 16) +
      circle(
        cx,
        y + h * 0.73,
        Math.min(w * 0.3, h * 0.22),
        '#fffaf2',
        `stroke="${tone.base}" stroke-width="4"`,
      ) +
      emblem(style.emblem, cx, y + h * 0.73, Math.min(w * 0.42, h * 0.31)),
    () =>
      mandala(cx, y + h * 0.66, w * 0.42, lighten(tone.base, 0.3)) +
      rect(x + w * 0.1, y + h * 0.08, w * 0.8, h * 0.13, 6, trim) +
      lettering(brand, {
        x: cx,
        y: y + h * 0.145 - 6,
        maxWidth: w * 0.64,
        height: 12,
        colour: bandInk,
        weight: 1.9,
      }) +
      name(y + h * 0.34, inkOn(tone.base)) +
      emblem(style.emblem, cx, y + h * 0.7, Math.min(w * 0.5, h * 0.36)),
  ];
  return random.pick(layouts)();
}

/** A stripe of light. */
export const shine = (d: string): string => path(d, 'rgba(255,255,255,.17)');
