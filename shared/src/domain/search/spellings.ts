/** Other spellings of Indian words in Latin letters, each with the one spelling that is indexed. */
export const spellings: Readonly<Record<string, readonly string[]>> = {
  atta: ['aata', 'ata', 'aatta', 'attaa'],
  dal: ['daal', 'dhal', 'dall', 'daala'],
  chawal: ['chaval', 'chaawal', 'chaaval', 'chawl', 'chavel'],
  saree: ['sari', 'saari', 'saddi', 'sadi', 'saris', 'sadiyan', 'saadi'],
  kurta: ['kurtha', 'kurtaa', 'kurti', 'kurtis', 'kurtas'],
  masala: ['masaala', 'msala', 'masalla'],
  ghee: ['ghi', 'ghe'],
  paneer: ['panir', 'paner', 'panneer'],
  dahi: ['dahee', 'dehi'],
  chana: ['channa', 'chanaa'],
  moong: ['mung', 'mong'],
  toor: ['tur', 'tuvar', 'arhar', 'tuar'],
  urad: ['udad', 'urd', 'urid'],
  rajma: ['raajma', 'rajmah'],
  besan: ['baisan', 'beshan'],
  sooji: ['suji', 'soji', 'rava', 'rawa'],
  poha: ['pohe', 'powa'],
  namkeen: ['namkin', 'namkeens'],
  haldi: ['haldee', 'haladi'],
  jeera: ['jira', 'zeera', 'zira'],
  mirch: ['mirchi', 'mirchee', 'mirchen'],
  chai: ['chay', 'chaay'],
  aloo: ['alu', 'aaloo', 'aalu'],
  pyaz: ['pyaaz', 'piyaz', 'pyaj'],
  chini: ['cheeni', 'chinni'],
  airbuds: ['airbud', 'airpods', 'airpod'],
  tshirt: ['tshirts', 'teeshirt'],
  kitab: ['kitaab', 'kitaben', 'kitabein', 'kitaabein'],
  ghadi: ['gharee', 'ghari', 'ghadiyan', 'ghadiya'],
  khilona: ['khilauna', 'khilaune', 'khilone', 'khilaunay'],
  kapda: ['kapde', 'kapra', 'kapre', 'kapada', 'kapade'],
  joota: ['jute', 'joote', 'juta'],
  doodh: ['dudh', 'doodha'],
  biscuit: ['biskut', 'biskit', 'biscut'],
};

/** Words that mean the same: a product with one of them is found by all of them, after those with the very word. */
export const synonyms: readonly (readonly string[])[] = [
  ['chawal', 'rice'],
  ['atta', 'flour'],
  ['dal', 'pulses', 'lentils', 'lentil'],
  ['haldi', 'turmeric'],
  ['jeera', 'cumin'],
  ['mirch', 'chilli', 'chili'],
  ['namak', 'salt'],
  ['chini', 'sugar'],
  ['doodh', 'milk'],
  ['dahi', 'curd', 'yoghurt', 'yogurt'],
  ['chai', 'tea'],
  ['aloo', 'potato'],
  ['pyaz', 'onion'],
  ['sooji', 'semolina'],
  ['chana', 'chickpea', 'chickpeas'],
  ['sabun', 'soap'],
  ['kitab', 'book', 'books'],
  ['ghadi', 'watch', 'watches'],
  ['khilona', 'toy', 'toys'],
  ['kapda', 'cloth', 'clothing', 'clothes'],
  ['earbuds', 'earbud', 'airbuds'],
  ['biscuit', 'biscuits', 'cookie', 'cookies'],
  ['joota', 'shoe', 'shoes'],
  ['tel', 'oil'],
  ['masala', 'spice', 'spices'],
];

const canonical = new Map(
  Object.entries(spellings).flatMap(([word, others]) => others.map((other) => [other, word] as const)),
);
const alike = new Map(
  synonyms.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)),
);

/** The one spelling under which a word is indexed and sought: aata is atta, daal is dal. */
export function canonicalSpelling(word: string): string {
  return canonical.get(word) ?? word;
}

/** The other words that mean the same as a word: chawal for rice. */
export function sameMeaning(word: string): readonly string[] {
  return alike.get(canonicalSpelling(word)) ?? [];
}
