/** The colours that an owner chooses, as `#rrggbb`. */
export interface BrandColours {
  /** Of buttons, links and the hero. */
  readonly brand: string;
  /** Of offers and what is to be seen first. */
  readonly accent: string;
}

/** The values of the theme's tokens, by their names without `--`, in light and dark. */
export interface BrandTheme {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/** The colours of a shop whose owner has chosen none. */
export const THEME_COLOURS: BrandColours = { brand: '#2b2b7c', accent: '#f6a81c' };

type Colour = readonly [red: number, green: number, blue: number];

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];
const INK: Colour = [20, 19, 34];
/** Grounds of the theme, in light and dark (pwa/src/app/theme/theme.css). */
const LIGHT_GROUNDS: readonly Colour[] = [WHITE, [244, 239, 228]];
const DARK_SURFACE: Colour = [27, 26, 42];
const DARK_GROUNDS: readonly Colour[] = [DARK_SURFACE, [35, 34, 54]];
/** What is written on the hero whatever its colour: words, refusals, good news. */
const ON_HERO: readonly Colour[] = [
  [253, 249, 240],
  [255, 208, 213],
  [182, 240, 203],
];

/** What words need (WCAG 2.2, 1.4.3), and what buttons and signs need (1.4.11). */
const WORDS = 4.5;
const SIGNS = 3;
const STEP = 0.04;

/** Whether a text is a colour as `#rrggbb`. */
export const isHexColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The contrast of two colours: 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => ratio(parsed(one), parsed(other));

/**
 * The theme of an owner's colours (docs/product.md#brand-colours). Every word on it can be read, 4.5 to 1, and every button seen, 3 to 1:
 * where a colour is too near to what is below it, a darker or lighter tone of it is used there.
 */
export function brandTheme({ brand, accent }: BrandColours): BrandTheme {
  const hero = readable(parsed(brand), BLACK, ON_HERO, 6);
  return {
    light: tokensOf(parsed(brand), parsed(accent), hero, {
      grounds: LIGHT_GROUNDS,
      surface: WHITE,
      away: BLACK,
      soft: [0.06, 0.12, 0.16],
    }),
    dark: tokensOf(parsed(brand), parsed(accent), hero, {
      grounds: DARK_GROUNDS,
      surface: DARK_SURFACE,
      away: WHITE,
      soft: [0.12, 0.2, 0.14],
    }),
  };
}

/** Whether buttons have another tone than the owner's colour, because it could hardly be seen: on a light screen, on a dark one. */
export function adjustedTones(colour: string): { readonly light: boolean; readonly dark: boolean } {
  const own = parsed(colour);
  return { light: !isApart(own, LIGHT_GROUNDS, SIGNS), dark: !isApart(own, DARK_GROUNDS, SIGNS) };
}

/** The theme as a style sheet. */
export function brandStyles(colours: BrandColours): string {
  const { light, dark } = brandTheme(colours);
  const rule = (tokens: Readonly<Record<string, string>>) =>
    `:root{${Object.entries(tokens)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`;
  return `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`;
}

/** Browsers keep a style sheet for a year by its path: whatever changes what `brandStyles` writes raises this. */
const STYLES_VERSION = 2;

/** The path under which the style sheet of these colours is served: always the same one for the same colours and version. */
export const brandStylesPath = ({ brand, accent }: BrandColours): string =>
  `/brand/${STYLES_VERSION}-${brand.slice(1).toLowerCase()}-${accent.slice(1).toLowerCase()}.css`;

/** The colours of such a path, of other versions too, which kept pages may name; undefined for what is no such path. */
export function brandColoursOf(path: string): BrandColours | undefined {
  const [, brand, accent] = /^\/brand\/(?:\d{1,4}-)?([\da-f]{6})-([\da-f]{6})\.css$/.exec(path) ?? [];
  return brand && accent ? { brand: `#${brand}`, accent: `#${accent}` } : undefined;
}

interface Screen {
  readonly grounds: readonly Colour[];
  readonly surface: Colour;
  /** Away from the grounds: black on a light screen. */
  readonly away: Colour;
  /** How much of the colour soft grounds have: the soft one, the strong one, that of the accent. */
  readonly soft: readonly [number, number, number];
}

function tokensOf(brand: Colour, accent: Colour, hero: Colour, { grounds, surface, away, soft }: Screen) {
  const primary = readable(brand, away, grounds, SIGNS);
  const onPrimary = wordsOn(primary);
  const onAccent = wordsOn(accent);
  const softs = [mixed(surface, brand, soft[0]), mixed(surface, brand, soft[1])] as const;
  const accentSoft = mixed(surface, accent, soft[2]);
  const onHero = readable(accent, WHITE, [hero], WORDS);
  return written({
    'colour-primary': primary,
    'colour-primary-hover': mixed(primary, onPrimary === WHITE ? BLACK : WHITE, 0.14),
    'colour-on-primary': onPrimary,
    'colour-primary-text': readable(brand, away, [...grounds, ...softs], WORDS),
    'colour-primary-soft': softs[0],
    'colour-primary-soft-strong': softs[1],
    'colour-accent': accent,
    'colour-accent-hover': mixed(accent, onAccent === WHITE ? BLACK : WHITE, 0.2),
    'colour-on-accent': onAccent,
    'colour-accent-soft': accentSoft,
    'colour-accent-text': readable(accent, away, [...grounds, accentSoft], WORDS),
    'colour-hero': hero,
    'colour-on-hero-muted': readable(mixed(hero, WHITE, 0.7), WHITE, [hero], WORDS),
    'marigold-400': onHero,
  });
}

const written = (tokens: Readonly<Record<string, Colour>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, colour]) => [name, hex(colour)]));

/** White or ink where they can be read; black on the few tones between. */
const wordsOn = (colour: Colour): Colour =>
  [WHITE, INK].find((words) => ratio(words, colour) >= WORDS) ?? BLACK;

/** The nearest tone, on the way to black or white, that is as far as `least` from all of these. */
function readable(colour: Colour, towards: Colour, from: readonly Colour[], least: number): Colour {
  for (let part = 0; part < 1; part += STEP) {
    const tone = mixed(colour, towards, part);
    if (isApart(tone, from, least)) return tone;
  }
  return towards;
}

const isApart = (colour: Colour, from: readonly Colour[], least: number): boolean =>
  from.every((one) => ratio(colour, one) >= least);

/** `part` of the second colour, the rest of the first; in whole numbers, as it is written. */
const mixed = (one: Colour, other: Colour, part: number): Colour => [
  Math.round(one[0] + (other[0] - one[0]) * part),
  Math.round(one[1] + (other[1] - one[1]) * part),
  Math.round(one[2] + (other[2] - one[2]) * part),
];

function ratio(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function parsed(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

const hex = (colour: Colour): string =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
