/** A cell's number, or why it has none; the reason completes "its price …". */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

const amount = /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d{1,9})(?:\.(\d{1,2}))?$/i;

/** Rupees as price lists write them ("1,299.50", "₹ 69.75", "52") to whole paise. */
export function readPaise(cell: string): Read<number> {
  const text = cell.trim();
  if (text === '') return { ok: false, reason: 'is missing' };
  const [, rupees, paise = ''] = amount.exec(text) ?? [];
  if (rupees === undefined) return { ok: false, reason: `"${text.slice(0, 40)}" is not an amount in rupees` };
  return { ok: true, value: Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0')) };
}

/** A percent from 0 to 100 ("12.5", "20%"). */
export function readPercent(cell: string): Read<number> {
  const [, percent] = /^(\d{1,3}(?:\.\d{1,6})?)\s*%?$/.exec(cell.trim()) ?? [];
  if (percent === undefined || Number(percent) > 100)
    return { ok: false, reason: `"${cell.slice(0, 40)}" is not a percent` };
  return { ok: true, value: Number(percent) };
}

/** Whole pieces. */
export function readPieces(cell: string): Read<number> {
  if (!/^\d{1,6}$/.test(cell.trim()))
    return { ok: false, reason: `"${cell.slice(0, 40)}" is not a number of pieces` };
  return { ok: true, value: Number(cell) };
}
