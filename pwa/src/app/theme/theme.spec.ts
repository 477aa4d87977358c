import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Color, parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8');
const [lightPart, darkPart] = css.split('@media (prefers-color-scheme: dark)') as [string, string];
const tokensOf = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
const light = tokensOf(lightPart);
const themes = { light, dark: { ...light, ...tokensOf(darkPart) } };
type Theme = Readonly<Record<string, string | undefined>>;

/** The colour of a token. It must cover what is below it: contrast is defined for such colours only. */
function colourOf(theme: Theme, token: string): Color {
  const value = theme[token] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colourOf(theme, other);
  const colour = parse(value);
  if (!colour || (colour.alpha ?? 1) < 1) throw new Error(`--${token} is no plain colour: ${value}`);
  return colour;
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
          ratio: wcagContrast(
            colourOf(themes[name], `colour-${front}`),
            colourOf(themes[name], `colour-${back}`),
          ),
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
