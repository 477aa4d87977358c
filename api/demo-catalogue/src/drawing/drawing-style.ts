import type { SeededRandom } from '../seeded-random.js';
import type { Tone } from './colours.js';
import type { EmblemName } from './emblems.js';
import type { Painter } from './painter.js';

/** All that makes one product's picture its own. */
export interface DrawingStyle {
  readonly tone: Tone;
  /** Maker's name as printed on labels. */
  readonly brand: string;
  /** Short name of the thing as printed on labels. */
  readonly label: string;
  /** What the pack shows on its front. */
  readonly emblem: EmblemName;
  /** Decides patterns and details; drawings must draw from nothing else. */
  readonly random: SeededRandom;
}

/** Draws a thing on a 400 × 400 table, standing on y ≈ 340, its shadow included. */
export type Drawing = (p: Painter, style: DrawingStyle) => string;
