import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8');
const [lightPart, darkPart] = css.split('@media (prefers-color-scheme: dark)') as [string, string];
const tokensOf = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
const light = tokensOf(lightPart);
const themes = { light, dark: { ...light, ...tokensOf(darkPart) } };
type Theme = Readonly<Record<string, string | undefined>>;

/** The red, green and blue of a token that covers what is below it, 0 to 255. */
function colourOf(theme: Theme, token: string): readonly number[] {
  const value = theme[token] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colourOf(theme, other);
  const digits = /^#([0-9a-f]{6})$/.exec(value)?.[1];
  if (!digits) throw new Error(`--${token} is no plain colour: ${value}`);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(theme: Theme, token: string): number {
  const [red = 0, green = 0, blue = 0] = colourOf(theme, token).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(theme, one), luminance(theme, other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['background', 'surface', 'surface-sunken', 'surface-raised'];
/** Words, and the grounds they are written on. */
const words: Readonly<Record<string, readonly string[]>> = {
  ink: [...grounds, 'primary-soft', 'primary-soft-strong', 'accent-soft', 'danger-soft', 'success-soft'],
  'ink-muted': [...grounds, 'primary-soft'],
  'primary-text': [...grounds, 'primary-soft', 'primary-soft-strong'],
  'accent-text': [...grounds, 'accent-soft'],
  success: [...grounds, 'success-soft'],
  danger: [...grounds, 'danger-soft'],
  'on-primary': ['primary', 'primary-hover'],
  'on-accent': ['accent', 'accent-hover'],
  'on-success': ['success'],
  'on-danger': ['danger'],
  'on-hero': ['hero'],
  'on-hero-muted': ['hero'],
  'on-hero-danger': ['hero'],
  'on-hero-success': ['hero'],
};
/** The edges of fields and drawn signs, which need less. */
const signs: Readonly<Record<string, readonly string[]>> = {
  'hairline-strong': ['background', 'surface'],
  star: ['surface'],
};

describe.each(['light', 'dark'] as const)('the colours in the %s', (name) => {
  const belowRatio = (pairs: typeof words, least: number) =>
    Object.entries(pairs).flatMap(([front, backs]) =>
      backs
        .map((back) => ({
          pair: `${front} on ${back}`,
          ratio: contrast(themes[name], `colour-${front}`, `colour-${back}`),
        }))
        .filter(({ ratio }) => ratio < least),
    );

  it('let every word be read: 4.5 to 1 (WCAG 2.2, 1.4.3)', () => {
    expect(belowRatio(words, 4.5)).toEqual([]);
  });

  it('let fields and signs be seen: 3 to 1 (WCAG 2.2, 1.4.11)', () => {
    expect(belowRatio(signs, 3)).toEqual([]);
  });
});
