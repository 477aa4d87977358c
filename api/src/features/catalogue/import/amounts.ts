/** A cell's number, or why it has none; the reason completes "its price …". */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

const currency = '(?:₹|rs\\.?|inr|रु\\.?|रुपये|रुपए)';
/** Groups of digits end with one of three: `45,50` is another country's 45.50, and no amount here. */
const digits = '(\\d{1,3}(?:,\\d{2,3})*,\\d{3}|\\d{1,9})(?:\\.(\\d{1,2}))?';
/** `45/-` and `45/=` are how rupees without paise are written by hand. */
const amount = new RegExp(`^${currency}?\\s*${digits}\\s*(?:/[-=]?)?\\s*${currency}?\\s*(?:only)?$`, 'i');

/** Rupees as price lists write them ("1,299.50", "Rs. 45/-", "₹ 69.75", "52", "४५") to whole paise. */
export function readPaise(cell: string): Read<number> {
  const text = cell.trim();
  if (text === '') return { ok: false, reason: 'is missing' };
  const [, rupees, paise = ''] = amount.exec(inLatinDigits(text)) ?? [];
  if (rupees === undefined) return { ok: false, reason: `"${text.slice(0, 40)}" is not an amount in rupees` };
  return { ok: true, value: Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0')) };
}

/** A percent from 0 to 100 ("12.5", "20%", "20 % off"). */
export function readPercent(cell: string): Read<number> {
  const [, percent] = /^(\d{1,3}(?:\.\d{1,6})?)\s*%?(?:\s*off)?$/i.exec(inLatinDigits(cell.trim())) ?? [];
  if (percent === undefined || Number(percent) > 100)
    return { ok: false, reason: `"${cell.slice(0, 40)}" is not a percent` };
  return { ok: true, value: Number(percent) };
}

/** Whole pieces. */
export function readPieces(cell: string): Read<number> {
  const text = inLatinDigits(cell.trim());
  if (!/^(?:\d{1,6}|\d{1,3},\d{3})(?:\.0{1,3})?$/.test(text))
    return { ok: false, reason: `"${cell.slice(0, 40)}" is not a number of pieces` };
  return { ok: true, value: Number(text.replace(',', '')) };
}

const DEVANAGARI_ZERO = 0x0966;

const inLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
