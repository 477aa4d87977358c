import type { ToneName } from '../drawing/colours.js';
import type { DrawingName } from '../drawing/drawings.js';
import type { EmblemName } from '../drawing/emblems.js';

/** A kind of product: its name, its price in rupees (for a pack of factor 1) and a sentence of its own. */
export interface Thing {
  readonly name: string;
  readonly rupees: number;
  readonly note: string;
  readonly tones?: readonly ToneName[];
  readonly emblem?: EmblemName;
  readonly drawing?: DrawingName;
  /** Extra fields that only this thing has, or has differently. */
  readonly details?: Readonly<Record<string, string>>;
}

/** What distinguishes one version of a thing; `factor` is its effect on the price. */
export interface Quality {
  readonly name: string;
  readonly note: string;
  readonly factor: number;
  readonly details?: Readonly<Record<string, string>>;
}

/** A size the thing is sold in; its price is `factor` times the thing's. */
export interface Pack {
  readonly unit: string;
  readonly factor: number;
}

/** Which variants a product of the subcategory offers. */
export type VariantStyle = 'none' | 'clothing sizes' | 'shoe sizes' | 'colours' | 'packs';

/** One subcategory of the shop and how its products are made. */
export interface Assortment {
  readonly name: string;
  /** Other categories it belongs to besides its family's. */
  readonly alsoIn?: readonly string[];
  readonly drawing: DrawingName;
  readonly tones: readonly ToneName[];
  readonly emblem?: EmblemName;
  readonly things: readonly Thing[];
  readonly qualities?: readonly Quality[];
  readonly packs?: readonly Pack[];
  /** Sold loose by this unit, with packs as variants (product type "variable"). */
  readonly looseUnit?: 'kg' | 'litre' | 'gm' | 'ml';
  readonly variants?: VariantStyle;
  /** Extra fields and what may stand in them, over the family's; an empty list takes the family's field away. */
  readonly details?: Readonly<Record<string, readonly string[]>>;
  /** Its own texts, where the family's do not fit. */
  readonly words?: Partial<Words>;
  /** Books: the name is thing + quality, and the maker is only the publisher. */
  readonly nameWithoutMaker?: boolean;
}

/** Sentences of a family: last lines of descriptions and opinions of shoppers; `{maker}` and `{thing}` are filled in. */
export interface Words {
  readonly closings: readonly string[];
  readonly praise: readonly string[];
  readonly middling: readonly string[];
  readonly grumbles: readonly string[];
}

/** A category of the shop: what its subcategories have in common. */
export interface Family extends Words {
  readonly name: string;
  readonly makers: readonly string[];
  /** What one of its things is called when it is not sold by weight or volume; "pack" where absent. */
  readonly unit?: string;
  readonly qualities: readonly Quality[];
  /** Lowest and highest usual discount in percent. */
  readonly discount: readonly [number, number];
  readonly details: Readonly<Record<string, readonly string[]>>;
  readonly assortments: readonly Assortment[];
}

/** Shorthand for the tables of the assortment files. */
export const thing = (
  name: string,
  rupees: number,
  note: string,
  more: Omit<Thing, 'name' | 'rupees' | 'note'> = {},
): Thing => ({
  name,
  rupees,
  note,
  ...more,
});

export const quality = (
  name: string,
  note: string,
  factor = 1,
  details: Quality['details'] = {},
): Quality => ({
  name,
  note,
  factor,
  details,
});

export const pack = (unit: string, factor: number): Pack => ({ unit, factor });
