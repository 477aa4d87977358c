import type { UndoStay } from '@jhola/shared/contracts/import-history.contract';
import { MAX_PIECES } from '@jhola/shared/contracts/product-limits';
import { contentPrint } from '../import/content-print.js';
import { importedFieldOf } from '../import/imported-field.js';
import type { ImportChangeRecord } from '../models/import-change.model.js';
import type { ProductRecord } from '../models/product.model.js';

/** What happened to a product since the import, as far as an undo asks. */
export interface Since {
  /** By how many pieces administrators have changed its stock altogether. */
  readonly adjusted: number;
  /** Whether all of these categories and subcategories still exist. */
  readonly exist: (ids: readonly unknown[]) => boolean;
  /** Whether no other product has this SKU or barcode. */
  readonly isFree: (field: string, value: unknown) => boolean;
}

/** What an undo does to a product. */
export type Undoing =
  | { readonly kind: 'delete' }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'restore';
      readonly set: Readonly<Record<string, unknown>>;
      readonly unset: readonly string[];
      /** Pieces that come back or go; 0 for none. */
      readonly pieces: number;
      readonly stay?: UndoStay;
    }
  | { readonly kind: 'stay'; readonly stay: UndoStay };

/**
 * How an import's change of one product is undone (docs/product.md#import-undo). A product that it created goes, unless it was
 * edited or sold since; of another one each field is restored that is still as the import wrote it. Pieces that were sold
 * meanwhile stay sold: stock is put back by the difference that the import made.
 * @param now the product as it is; undefined where it was deleted
 */
export function undoOf(change: ImportChangeRecord, now: ProductRecord | undefined, since: Since): Undoing {
  if (!now) return { kind: 'gone' };
  const { created, before = {}, after = {} } = change;
  if (created) {
    if (created.print !== contentPrint(now)) return { kind: 'stay', stay: { name: now.name, why: 'edited' } };
    if (now.stock !== created.stock || now.ratingCount > 0)
      return { kind: 'stay', stay: { name: now.name, why: since.adjusted === 0 ? 'sold' : 'edited' } };
    return { kind: 'delete' };
  }
  const current: Readonly<Record<string, unknown>> = { ...now };
  const isEdited = (name: string) => !isSame(current[name], after[name]) || !since.isFree(name, before[name]);
  const moved = CATEGORIES.filter((name) => name in before);
  const isMovedSince =
    moved.some(isEdited) || !since.exist(moved.flatMap((name) => before[name] as unknown[]));
  const stays = (name: string) => (moved.includes(name) ? isMovedSince : isEdited(name));
  const names = Object.keys(before).filter((name) => name !== 'stock');
  const restored = names.filter((name) => !stays(name));
  const pieces = 'stock' in before ? Number(before.stock) - Number(after.stock) : 0;
  const left = now.stock + pieces;
  const stockStays = pieces !== 0 && (since.adjusted !== 0 || left < 0 || left > MAX_PIECES);
  const kept = [...names.filter(stays), ...(stockStays ? ['stock'] : [])];
  const stay: UndoStay | undefined =
    kept.length > 0 ? { name: now.name, why: 'edited', fields: kept.map(importedFieldOf) } : undefined;
  if (restored.length === 0 && (pieces === 0 || stockStays) && stay) return { kind: 'stay', stay };
  return {
    kind: 'restore',
    set: Object.fromEntries(
      restored.filter((name) => before[name] !== null).map((name) => [name, before[name]]),
    ),
    unset: restored.filter((name) => before[name] === null),
    pieces: stockStays ? 0 : pieces,
    ...(stay && { stay }),
  };
}

/** Categories and subcategories belong together: either both come back, or none. */
const CATEGORIES: readonly string[] = ['categoryIds', 'subCategoryIds'];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
