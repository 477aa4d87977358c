import { glyphs } from './glyphs.js';
import { group } from './shapes.js';

/** Where and how a line of letters stands. Sizes are picture units; `weight` is relative to a capital's height of 10. */
export interface LetteringStyle {
  /** Middle of the line. */
  readonly x: number;
  /** Top of the capitals. */
  readonly y: number;
  readonly maxWidth: number;
  /** Height of the capitals when the line is not too wide for it. */
  readonly height: number;
  readonly colour: string;
  readonly weight?: number;
  readonly spacing?: number;
  readonly align?: 'middle' | 'start';
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

function lineWidth(text: string, spacing: number): number {
  let width = 0;
  for (const letter of text) width += (letter === ' ' ? 3.4 : (glyphs[letter]?.[0] ?? 0)) + spacing;
  return Math.max(width - spacing, 1);
}

/** One line of capitals, made smaller when it would be wider than `maxWidth`. Letters it cannot draw are left out. */
export function lettering(text: string, style: LetteringStyle): string {
  const { weight = 1.5, spacing = 2.6 } = style;
  const line = [...plain(text)].filter((letter) => letter === ' ' || glyphs[letter] !== undefined).join('');
  const width = lineWidth(line, spacing);
  const scale = Math.min(style.height / 10, style.maxWidth / (width + weight));
  let at = 0;
  let strokes = '';
  for (const letter of line) {
    const glyph = glyphs[letter];
    if (glyph) strokes += `<path d="${glyph[1]}" transform="translate(${at.toFixed(1)} 0)"/>`;
    at += (letter === ' ' ? 3.4 : (glyph?.[0] ?? 0)) + spacing;
  }
  const left = style.align === 'start' ? style.x : style.x - (width * scale) / 2;
  return group(
    strokes,
    `translate(${left.toFixed(1)} ${style.y.toFixed(1)}) scale(${scale.toFixed(3)})`,
    `fill="none" stroke="${style.colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"`,
  );
}

/** Words broken over at most `lines` lines of similar length. */
function brokenLines(text: string, lines: number): string[] {
  const words = text.split(' ').filter(Boolean);
  const target = Math.max(text.length / lines, ...words.map((word) => word.length));
  const result: string[] = [];
  for (const word of words) {
    const last = result[result.length - 1];
    if (last !== undefined && (last.length + word.length / 2 < target || result.length === lines)) {
      result[result.length - 1] = `${last} ${word}`;
    } else result.push(word);
  }
  return result;
}

/** A block of lines, all of the size that fits the longest, the whole centred on (x, y). */
export function letteringBlock(text: string, lines: number, style: LetteringStyle): string {
  const rows = brokenLines(text, lines);
  const { weight = 1.5, spacing = 2.6 } = style;
  const widest = Math.max(...rows.map((row) => lineWidth(plain(row), spacing))) + weight;
  const height = Math.min(style.height, (style.maxWidth / widest) * 10);
  const step = height * 1.66;
  const top = style.y - ((rows.length - 1) * step + height) / 2;
  return rows.map((row, i) => lettering(row, { ...style, height, y: top + i * step })).join('');
}
