/** Units as they are written on packs and typed: what one of them is, in grams, millilitres or pieces. */
const UNITS: Readonly<Record<string, readonly [number, 'g' | 'ml' | 'pc']>> = Object.fromEntries(
  (
    [
      ['kg kgs kilo kilos kilogram kilograms', 1000, 'g'],
      ['g gm gms gram grams grm gr', 1, 'g'],
      ['l lt ltr ltrs litre litres liter liters litar', 1000, 'ml'],
      ['ml mls mili mili millilitre milliliter', 1, 'ml'],
      ['pc pcs piece pieces pis nos', 1, 'pc'],
      ['dozen darjan', 12, 'pc'],
    ] as const
  ).flatMap(([names, factor, base]) => names.split(' ').map((name) => [name, [factor, base] as const])),
);

const NUMBER = /^\d+(?:\.\d+)?$/;
/** An amount glued to its unit (`500ml`), also of several packs (`2x150`). */
const GLUED = /^(\d+(?:\.\d+)?)([a-z]+)$/;
const TIMES = /^(\d+)x(\d+)$/;
const PACK_WORDS = new Set(['pack', 'packs', 'set', 'packet', 'packets', 'combo', 'box']);
const HALVES = new Set(['half', 'aadha', 'adha']);

/** The one spelling of an amount: `1000g` for 1 kg. */
const written = (amount: number, [factor, base]: readonly [number, string]): string =>
  `${Number((amount * factor).toFixed(3))}${base}`;

/** Whether a word is an amount as `withPackSizes` writes it. */
export const isPackSize = (word: string): boolean => /^\d+(\.\d+)?(g|ml|pc)$/.test(word);

/** Whether a word is a number or a pack size: none of them is ever meant as another one. */
export const isAmount = (word: string): boolean => NUMBER.test(word) || isPackSize(word);

/** The amounts that a bare number may mean: 5 may be 5 kg. */
export function packSizesOf(number: string): string[] {
  if (!NUMBER.test(number)) return [];
  const amount = Number(number);
  return [`${amount}pc`, `${amount}g`, `${amount}ml`, `${amount * 1000}g`, `${amount * 1000}ml`];
}

/**
 * Reads amounts with their units as one word each: `1 kg`, `1kg`, `1000 gm` are all `1000g`; `500 ml` is `500ml`; `pack of 2`,
 * `2 pcs` and `2 pack` are `2pc`; `2 x 150 ml` is `2pc` and `150ml`.
 * @param words plain lower-case Latin words
 */
export function withPackSizes(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const third = words[at + 2] ?? '';
    const times = TIMES.exec(word);
    const glued = GLUED.exec(word);
    if (PACK_WORDS.has(word) && next === 'of' && NUMBER.test(third)) {
      read.push(`${Number(third)}pc`);
      at += 2;
    } else if (times) {
      read.push(`${Number(times[1])}pc`);
      const unit = UNITS[next];
      if (unit) at += 1;
      read.push(unit ? written(Number(times[2]), unit) : (times[2] ?? ''));
    } else if (NUMBER.test(word) && UNITS[next]) {
      read.push(written(Number(word), UNITS[next]));
      at += 1;
    } else if (HALVES.has(word) && UNITS[next]) {
      read.push(written(0.5, UNITS[next]));
      at += 1;
    } else if (NUMBER.test(word) && PACK_WORDS.has(next) && words[at - 1] !== 'of') {
      read.push(`${Number(word)}pc`);
      at += 1;
    } else {
      const unit = UNITS[glued?.[2] ?? ''];
      read.push(glued && unit ? written(Number(glued[1]), unit) : word);
    }
  }
  return read;
}

/** The weight or volume of a whole pack, in grams or millilitres. */
export interface PackSize {
  readonly amount: number;
  readonly base: 'g' | 'ml';
}

/**
 * Reads how much is in a pack from what is written on it: `2 x 150 ml` is 300 ml.
 * @returns `undefined` where it names no weight or volume, or several
 */
export function packSizeOf(text: string): PackSize | undefined {
  const words = text
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1x')
    .split(/[^a-z0-9.]+/);
  const amounts = withPackSizes(words).filter(isPackSize);
  const pieces = amounts.filter((word) => word.endsWith('pc')).map(Number.parseFloat);
  const [measured, ...others] = amounts.filter((word) => !word.endsWith('pc'));
  if (!measured || others.length > 0 || pieces.length > 1) return undefined;
  const amount = Number.parseFloat(measured) * (pieces[0] ?? 1);
  if (!(amount > 0)) return undefined;
  return { amount, base: measured.endsWith('ml') ? 'ml' : 'g' };
}
