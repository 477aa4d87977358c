/** Plurals that no rule makes. */
const IRREGULAR: Readonly<Record<string, string>> = {
  knives: 'knife',
  loaves: 'loaf',
  leaves: 'leaf',
  scarves: 'scarf',
  shelves: 'shelf',
  wives: 'wife',
  teeth: 'tooth',
  shoes: 'shoe',
  toes: 'toe',
  women: 'woman',
  men: 'man',
  mens: 'man',
  womens: 'woman',
  children: 'child',
  childrens: 'child',
  glasses: 'glass',
  series: 'series',
};

/** Endings of plurals, longest first, with what stands in their place; a word keeps at least three letters. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Hindi: botalein, kitabein
  [/ein$/, ''],
  // English
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|zz)es$/, '$1'],
  [/oes$/, 'o'],
  [/([^su])s$/, '$1'],
  [/ing$/, ''],
];

/** The last letters of all endings, and of cookie: most words have another one. */
const ENDS_LIKE_ONE = /[snge]$/;

/**
 * What a word and its plural share: onion for onions, berry for berries, bath for bathing. Made for the words of products: short
 * rules, and the same for a word whether it stands in a name or in a search.
 * @param word plain lower-case Latin letters; what has digits is answered as it is
 */
export function stemOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length < 4 || !ENDS_LIKE_ONE.test(word) || /\d/.test(word)) return word;
  for (const [ending, instead] of ENDINGS) {
    const stem = word.replace(ending, instead);
    const least = ending.source === 'ing$' ? 4 : 3;
    if (stem !== word) return stem.length >= least ? withoutIe(stem) : word;
  }
  return withoutIe(word);
}

/** Cookie and cookies, brownie and brownies. */
const withoutIe = (word: string): string => (word.length > 4 ? word.replace(/ie$/, 'y') : word);
