/** How a shopper can get the shop onto the home screen: the browser asks, they do it by hand in Safari, or not at all. */
export type WayToInstall = 'prompt' | 'by-hand' | 'none';

/** What the way depends on. */
export interface Browser {
  readonly userAgent: string;
  /** A Mac has none, an iPad that passes itself off as one has. */
  readonly touchPoints: number;
  /** Whether this window is the installed shop. */
  readonly standalone: boolean;
  /** Whether the browser offers to ask. */
  readonly canPrompt: boolean;
}

const OTHER_BROWSERS_OF_IOS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA|DuckDuckGo|Instagram|FBAN|FBAV|Line\//;

/** The way in a browser. Safari of iPhone and iPad never asks; its shoppers are shown how. */
export function wayToInstall({ userAgent, touchPoints, standalone, canPrompt }: Browser): WayToInstall {
  if (standalone) return 'none';
  if (canPrompt) return 'prompt';
  const iOS = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const safari = /Safari\//.test(userAgent) && !OTHER_BROWSERS_OF_IOS.test(userAgent);
  return iOS && safari ? 'by-hand' : 'none';
}
