/** Units as packs are labelled with them, in Hindi; those of one copy and of several are alike there but for a few. */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['g gm gms gram grams', 'ग्राम'],
      ['kg kgs kilo kilos', 'किलो'],
      ['ml', 'मिली'],
      ['l ltr ltrs litre litres liter liters', 'लीटर'],
      ['pc pcs piece pieces', 'पीस'],
      ['unit units', 'नग'],
      ['copy', 'प्रति'],
      ['copies', 'प्रतियाँ'],
      ['pack packs packet packets', 'पैक'],
      ['set sets', 'सेट'],
      ['pair pairs', 'जोड़ी'],
      ['dozen', 'दर्जन'],
      ['box boxes', 'डिब्बा'],
      ['bottle bottles', 'बोतल'],
    ] as const
  ).flatMap(([names, hindi]) => names.split(' ').map((name) => [name, hindi])),
);

const PACK_OF = /\bpack of (\d+)\b/gi;
const AMOUNT = /(\d+(?:[.,]\d+)*) ?([a-z]+)\b/gi;
/** What is sold by the piece may name no amount; a measure alone is no pack. */
const ALONE = /^(piece|unit|copy|pack|packet|set|pair|dozen|box|bottle)$/i;
const EACH = /(\p{L}) each\b/giu;

/**
 * What a pack is labelled with, in Hindi: `500 g` is 500 ग्राम, `pack of 2` 2 का पैक, `pack` पैक. Words that are no units stay as the owner wrote them.
 * @param label a unit or the name of a variant
 */
export function hindiPack(label: string): string {
  const alone = ALONE.test(label) ? UNITS[label.toLowerCase()] : undefined;
  if (alone) return alone;
  return label
    .replace(PACK_OF, '$1 का पैक')
    .replace(AMOUNT, (written, amount: string, unit: string) => {
      const hindi = UNITS[unit.toLowerCase()];
      return hindi ? `${amount} ${hindi}` : written;
    })
    .replace(EACH, '$1 प्रत्येक');
}
