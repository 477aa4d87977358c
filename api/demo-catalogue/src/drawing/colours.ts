/** Colours of one picture: the thing's own colour and the one its labels and trims use. */
export interface Tone {
  readonly base: string;
  readonly accent: string;
}

/** The palette of the demo pictures. Product data uses the names; the values are chosen to look well side by side. */
export const tones = {
  saffron: { base: '#ef8b2c', accent: '#7c1f3d' },
  marigold: { base: '#f4b432', accent: '#b23a1d' },
  turmeric: { base: '#e9b61f', accent: '#3f6b3a' },
  wheat: { base: '#d9b06c', accent: '#8a4a1c' },
  cream: { base: '#f1e3c6', accent: '#9a5b34' },
  ivory: { base: '#f4efe4', accent: '#c0903e' },
  chilli: { base: '#cf3a2c', accent: '#f6c453' },
  brick: { base: '#b9523a', accent: '#f4dcb4' },
  maroon: { base: '#7d1f35', accent: '#e7b54a' },
  rose: { base: '#e2698a', accent: '#7a2348' },
  blush: { base: '#f3b8b5', accent: '#a8435c' },
  magenta: { base: '#c02a78', accent: '#f3c14b' },
  plum: { base: '#6b2f66', accent: '#f0b9d0' },
  lavender: { base: '#a897d8', accent: '#4a3a86' },
  indigo: { base: '#34449a', accent: '#f2c14e' },
  navy: { base: '#22305a', accent: '#e9a84c' },
  sky: { base: '#6fb3e0', accent: '#1f4e86' },
  ocean: { base: '#2478a8', accent: '#fbd46b' },
  teal: { base: '#1f8a86', accent: '#fbd08a' },
  peacock: { base: '#0f6a78', accent: '#e9bd4c' },
  mint: { base: '#9fd8bf', accent: '#1f6f5c' },
  leaf: { base: '#5aa04a', accent: '#f6e27a' },
  forest: { base: '#2f6444', accent: '#e4c46a' },
  olive: { base: '#8b8f3c', accent: '#f3e7b4' },
  sand: { base: '#c9a888', accent: '#6a3f2c' },
  cocoa: { base: '#6f4229', accent: '#f2c98c' },
  walnut: { base: '#94623c', accent: '#f4ddb8' },
  charcoal: { base: '#33363f', accent: '#f08a4b' },
  graphite: { base: '#565c68', accent: '#7fd1c7' },
  silver: { base: '#c5ccd6', accent: '#3b5f93' },
  pearl: { base: '#eceff4', accent: '#6a7fa6' },
  copper: { base: '#c07a4c', accent: '#5b2b1c' },
  gold: { base: '#d3a441', accent: '#6e2338' },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;

function channels(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** `share` (0..1) of the way from one `#rrggbb` colour to the other. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const part = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * share);
  return `#${((part(0) << 16) | (part(1) << 8) | part(2)).toString(16).padStart(6, '0')}`;
}

/** Towards a warm white. */
export const lighten = (hex: string, share: number): string => mix(hex, '#fffaf2', share);

/** Towards a deep violet-brown rather than black, so that shadows stay alive. */
export const darken = (hex: string, share: number): string => mix(hex, '#1d1226', share);

/** Whether dark ink reads better on this colour than light ink. */
export function isLight(hex: string): boolean {
  const [r, g, b] = channels(hex);
  return r * 0.299 + g * 0.587 + b * 0.114 > 165;
}

/** Ink that reads on `hex`: a deep shade of it, or warm white. */
export const inkOn = (hex: string): string => (isLight(hex) ? darken(hex, 0.72) : '#fffaf2');
