import type { Types } from 'mongoose';
import type { SubcategoryRecord } from '../models/subcategory.model.js';
import type { SubcategoryMove } from '../structure/reassigned-categories.js';

type Child = Pick<SubcategoryRecord, '_id' | 'nameLower' | 'categoryIds'>;

/** The category that takes the place of one that is deleted, with the subcategories it has already. */
interface TargetCategory {
  readonly id: Types.ObjectId;
  readonly subcategories: readonly Child[];
}

/** What becomes of a subcategory when one of its categories is deleted. */
export interface SubcategoryOutcome {
  readonly _id: Types.ObjectId;
  /** The categories it is in then; without any it is deleted, too. */
  readonly left: readonly Types.ObjectId[];
  /** The subcategory of the same name in the new category, which takes its place there. */
  readonly into?: Types.ObjectId;
}

/**
 * What becomes of the subcategories of a category that is deleted: they lose it, or it becomes another one. Where that
 * has a subcategory of the same name already, both cannot be in it: that one takes the place.
 * @param id the category that is deleted
 * @param target where its subcategories move; without it they only lose it
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

/** Where products go from those subcategories that something takes the place of, by their ids. */
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
