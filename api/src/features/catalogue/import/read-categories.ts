import { plainText } from '../models/plain-text.js';
import type { CategoryNames, ColumnMap } from './column-map.js';

const LONGEST = 80;

/**
 * The category columns of a row; empty strings where it has none.
 * @param cellOf the row's cell of a meaning; empty where the file has no such column
 * @param name the product's name, for paths that contain nothing else
 */
export function categoryColumns(
  map: ColumnMap,
  cellOf: (meaning: 'category' | 'subcategory' | 'categoryPath') => string,
  name: string,
): CategoryNames {
  const [category = '', subcategory = ''] = map.columns.categoryPath
    ? levelsOf(cellOf('categoryPath'), name)
    : [cellOf('category'), cellOf('subcategory')].map(plainText);
  return { category: category.slice(0, LONGEST), subcategory: subcategory.slice(0, LONGEST) };
}

/** The categories of a product, by its row, else by its name. */
export function readCategories(
  map: ColumnMap,
  { category, subcategory }: CategoryNames,
  name: string,
): CategoryNames {
  if (category) return { category, subcategory: subcategory || category };
  const lowered = name.toLowerCase();
  return map.placeByWord.find(({ words }) => words.some((word) => lowered.includes(word))) ?? map.otherwise;
}

/** The levels of a path; none when the path contains only the product's own (shortened) name. */
function levelsOf(cell: string, name: string): string[] {
  const levels = firstPath(cell).split('>>').map(plainText).filter(Boolean);
  const [only = ''] = levels;
  const shortened = only.replace(/\.\.\.$/, '').toLowerCase();
  const isName = levels.length === 1 && sameBeginning(plainText(name).toLowerCase(), shortened);
  return isName ? [] : levels;
}

const sameBeginning = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

function firstPath(cell: string): string {
  try {
    const list: unknown = JSON.parse(cell);
    const [first] = Array.isArray(list) ? list : [];
    return typeof first === 'string' ? first : '';
  } catch {
    return cell;
  }
}
