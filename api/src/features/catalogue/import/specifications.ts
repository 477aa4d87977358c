import { FieldName, MoreDetails } from '@jhola/shared/contracts/product.contract';
import { plainText } from '../models/plain-text.js';

const MAX_FIELDS = 40;
const LONGEST_VALUE = 1000;
const LONGEST_NAME = 60;
/** The field name for values without a name. */
const NAMELESS = 'Other details';

const entry = /\{\s*(?:"key"\s*=>\s*"((?:[^"\\]|\\.)*)"\s*,\s*)?"value"\s*=>\s*"((?:[^"\\]|\\.)*)"\s*\}/g;

/**
 * Extra fields from the text of a Ruby hash (`{"…"=>[{"key"=>"Colour", "value"=>"Red"}, …]}`): names and
 * values as the product contract allows them, at most 40. Values of the same name, and values without a name,
 * are joined by commas.
 */
export function detailsOfSpecifications(text: string): MoreDetails {
  const details = new Map<string, string>();
  for (const [, key, value] of text.matchAll(entry)) {
    const name = key === undefined ? NAMELESS : fieldName(unescaped(key));
    const said = plainText(unescaped(value ?? ''));
    if (!name || !said) continue;
    const before = details.get(name);
    if (before === undefined && details.size === MAX_FIELDS) continue;
    details.set(name, (before === undefined ? said : `${before}, ${said}`).slice(0, LONGEST_VALUE));
  }
  return MoreDetails.parse(Object.fromEntries(details));
}

/** The name as the contract takes it: without `$` and `.`; undefined for a name that cannot be made safe. */
function fieldName(name: string): string | undefined {
  const cleaned = plainText(name.replace(/[$.\0]/g, ''))
    .slice(0, LONGEST_NAME)
    .trim();
  return FieldName.safeParse(cleaned).success ? cleaned : undefined;
}

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1');
