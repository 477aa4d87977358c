import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  adjustedTones,
  brandColoursOf,
  brandStyles,
  brandStylesPath,
  brandTheme,
  contrast,
} from '@jhola/shared/identity/brand-colours';
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8');
const [lightPart, darkPart] = css.split('@media (prefers-color-scheme: dark)') as [string, string];
const tokensOf = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([\w-]+):\s*(#[^;]+);/g)].map(([, name, value]) => [name, value]));
const light: Record<string, string | undefined> = { ...tokensOf(lightPart) };
light['colour-background'] = light.cotton;
const base = { light, dark: { ...light, ...tokensOf(darkPart) } };

const grounds = ['background', 'surface', 'surface-sunken', 'surface-raised'];
/** Words with the owner's colours in them, and what they are written on. */
const words: Readonly<Record<string, readonly string[]>> = {
  ink: ['primary-soft', 'primary-soft-strong', 'accent-soft'],
  'ink-muted': ['primary-soft'],
  'primary-text': [...grounds, 'primary-soft', 'primary-soft-strong'],
  'accent-text': [...grounds, 'accent-soft'],
  'on-primary': ['primary', 'primary-hover'],
  'on-accent': ['accent', 'accent-hover'],
  'on-hero': ['hero'],
  'on-hero-muted': ['hero'],
  'on-hero-danger': ['hero'],
  'on-hero-success': ['hero'],
};

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const extremes = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#808080', '#767676'];
const anyColour = fc.oneof(colour, fc.constantFrom(...extremes));

describe.each(['light', 'dark'] as const)('colours of an owner in the %s', (name) => {
  it('leave every word readable, 4.5 to 1, and every button visible, 3 to 1', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (brand, accent) => {
        const theme: Readonly<Record<string, string | undefined>> = {
          ...base[name],
          ...brandTheme({ brand, accent })[name],
        };
        const of = (token: string) => theme[`colour-${token}`] ?? '';
        const weak = Object.entries(words).flatMap(([front, backs]) =>
          backs
            .filter((back) => wcagContrast(of(front), of(back)) < 4.5)
            .map((back) => `${front} on ${back}`),
        );
        const unseen = grounds.filter((ground) => wcagContrast(of('primary'), of(ground)) < 3);
        expect([...weak, ...unseen]).toEqual([]);
        expect(wcagContrast(theme['marigold-400'] ?? '', of('hero'))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });
});

it('measures contrast as culori does', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 3);
    }),
  );
});

it('keeps a colour that can be seen, and says where it uses another tone', () => {
  expect(brandTheme({ brand: '#2b2b7c', accent: '#f6a81c' }).light['colour-primary']).toBe('#2b2b7c');
  expect(adjustedTones('#2b2b7c')).toEqual({ light: false, dark: true });
  expect(adjustedTones('#ffff00')).toEqual({ light: true, dark: false });
});

it('has one path for the same colours, and none for what are no colours', () => {
  const colours = { brand: '#A01020', accent: '#00ff7f' };
  for (const path of [brandStylesPath(colours), '/brand/a01020-00ff7f.css', '/brand/999-a01020-00ff7f.css'])
    expect(brandColoursOf(path)).toEqual({ brand: '#a01020', accent: '#00ff7f' });
  for (const other of [
    '/brand/a0102-00ff7f.css',
    '/brand/a01020-00ff7f}.css',
    '/brand/A01020-00ff7f.css',
    '/brand/',
  ])
    expect(brandColoursOf(other)).toBeUndefined();
  expect(brandStyles(colours)).toMatch(/^:root\{--colour-primary:#[\da-f]{6};[^<>]*\}\}$/);
});

// Browsers keep it for a year: when this changes, the version in its path is raised.
it('writes under version 2 what it has always written there', () => {
  const colours = { brand: '#A01020', accent: '#00ff7f' };
  expect(brandStylesPath(colours)).toBe('/brand/2-a01020-00ff7f.css');
  expect(brandStyles(colours)).toMatchInlineSnapshot(
    `":root{--colour-primary:#a01020;--colour-primary-hover:#8a0e1c;--colour-on-primary:#ffffff;--colour-primary-text:#a01020;--colour-primary-soft:#f9f1f2;--colour-primary-soft-strong:#f4e2e4;--colour-accent:#00ff7f;--colour-accent-hover:#33ff99;--colour-on-accent:#141322;--colour-accent-soft:#d6ffeb;--colour-accent-text:#007a3d;--colour-hero:#9a0f1f;--colour-on-hero-muted:#e1b7bc;--marigold-400:#00ff7f}@media (prefers-color-scheme:dark){:root{--colour-primary:#b74956;--colour-primary-hover:#9d3f4a;--colour-on-primary:#ffffff;--colour-primary-text:#ca7982;--colour-primary-soft:#2b1929;--colour-primary-soft-strong:#361828;--colour-accent:#00ff7f;--colour-accent-hover:#33ff99;--colour-on-accent:#141322;--colour-accent-soft:#173a36;--colour-accent-text:#00ff7f;--colour-hero:#9a0f1f;--colour-on-hero-muted:#e1b7bc;--marigold-400:#00ff7f}}"`,
  );
});
