import type { Types } from 'mongoose';
import type { SubcategoryRecord } from '../models/subcategory.model.js';
import type { SubcategoryMove } from '../structure/reassigned-categories.js';

type Child = Pick<SubcategoryRecord, '_id' | 'nameLower' | 'categoryIds'>;

/** The category that replaces a deleted one, with its current subcategories. */
interface TargetCategory {
  readonly id: Types.ObjectId;
  readonly subcategories: readonly Child[];
}

/** The outcome for a subcategory when one of its categories is deleted. */
export interface SubcategoryOutcome {
  readonly _id: Types.ObjectId;
  /** The remaining categories; without any it is deleted, too. */
  readonly left: readonly Types.ObjectId[];
  /** The subcategory of the same name in the new category, which replaces it there. */
  readonly into?: Types.ObjectId;
}

/**
 * The outcomes for the subcategories of a deleted category: the category is removed from them, or replaced by
 * the target. Where the target already has a subcategory of the same name, that one absorbs the moved one.
 * @param id the category that is deleted
 * @param target where its subcategories move; without it the category is only removed
 */
export function outcomesOf(
  id: Types.ObjectId,
  children: readonly Child[],
  target?: TargetCategory,
): SubcategoryOutcome[] {
  return children.map(({ _id, nameLower, categoryIds }) => {
    const others = categoryIds.filter((other) => !other.equals(id));
    if (!target) return { _id, left: others };
    const rival = target.subcategories.find(
      (other) => other.nameLower === nameLower && !other._id.equals(_id),
    );
    if (rival) return { _id, left: others, into: rival._id };
    const isThere = others.some((other) => other.equals(target.id));
    return { _id, left: isThere ? others : [...others, target.id] };
  });
}

/** Where the products of absorbed subcategories move, by the ids of these subcategories. */
export function movesOf(
  outcomes: readonly SubcategoryOutcome[],
  category: string,
): Map<string, SubcategoryMove> {
  const moves = new Map<string, SubcategoryMove>();
  for (const { _id, left, into } of outcomes) {
    if (!into) continue;
    const staysIn = left.map((id) => id.toHexString());
    moves.set(_id.toHexString(), { to: into.toHexString(), categories: [category], staysIn });
  }
  return moves;
}
