import { subcategoryBySlug } from './assortment/assortment.js';
import { plainPictureKey } from './illustrations/illustration-key.js';
import { pictureAddress } from './picture-address.js';
import { SeededRandom } from './seeded-random.js';

/**
 * Words in a product's name or category, and the demo subcategory whose picture fits them. The first match counts. Words that other things
 * are called by, too, are left out: a picture of something else is worse than none.
 */
const subcategoryPatterns: readonly (readonly [words: RegExp, subcategory: string])[] = [
  [/\bsarees?\b/, 'sarees'],
  [/\b(kurtas?|kurtis?)\b/, 'kurtas-kurtis'],
  [/\b(salwar|lehenga|gowns?|anarkali)\b/, 'lehengas-gowns'],
  [/\b(dupattas?|stoles?|scarf|scarves|shawls?)\b/, 'dupattas-stoles'],
  [/\b(t-?shirts?|polos?|vests?|innerwear)\b/, 't-shirts'],
  [/\bshirts?\b/, 'shirts'],
  [/\b(jeans|trousers|shorts|leggings?|pants|pyjamas?|track ?suits?|jeggings)\b/, 'jeans-trousers'],
  [/\b(hoodies?|sweaters?|jackets?|sweatshirts?|cardigans?|winter wear)\b/, 'hoodies-winter-wear'],
  [
    /\b(footwear|shoes?|sandals?|bellies|flats|heels|slippers?|sneakers?|boots?|loafers|lace up)\b/,
    'casual-shoes',
  ],
  [
    /\b(vegetables?|veggies|fruits?|onion|brinjals|gourd|cucumber|drumstick|pomegranate)\b(?!.*(jam|juice|frozen))/,
    'fruits-vegetables',
  ],
  [/\b(jewellery|necklaces?|rings?|earrings?|bangles?|bracelets?|pendants?)\b/, 'jewellery'],
  [/\btea bags?\b/, 'tea-coffee-drinks'],
  [/\bmugs?\b/, 'mugs-tableware'],
  [/\b(bags?|backpacks?|wallets?|clutch(es)?|luggage|umbrella)\b/, 'school-bags'],
  [/\b(smart ?watch(es)?)\b/, 'smart-watches'],
  [/\bwatch(es)?\b/, 'mens-watches'],
  [/\b(earphones?|headset|headphones?)\b/, 'headphones'],
  [/\bspeakers?\b/, 'bluetooth-speakers'],
  [/\b(dog|pet meals|pet)\b.*\b(meals|food|treats)\b/, 'dog-food'],
  [/\bpets?\b/, 'pet-bowls-accessories'],
  [/\b(diapers?|baby|soft toys?|maternity)\b/, 'soft-toys'],
  [/\b(puzzles?|board games?|games)\b/, 'puzzles-board-games'],
  [/\btoys?\b/, 'building-blocks'],
  [/\b(notebooks?|files|diary|diaries|stationery|exam pads)\b/, 'notebooks-diaries'],
  [/\b(pens?|pencils?|erasers?|college supplies)\b/, 'pens-pencils'],
  [/\b(colours|crayons|rakhi|holi|balloons)\b/, 'art-colours'],
  [/\bbooks?\b/, 'fiction-novels'],
  [/\b(atta|flours?|maida|sooji|besan|millets?|pre-mix(es)?)\b/, 'atta-flours'],
  [/\b(dals?|pulses|beans)\b/, 'dal-pulses'],
  [/\b(rice|poha|murmura|quinoa|grains)\b/, 'rice-poha'],
  [/\b(masalas?|spices?|powdered|herbs?|seasonings?|mukhwas|chutney powder)\b/, 'masala-spices'],
  [/\b(salts?|sugar|jaggery|sweeteners)\b/, 'salt-sugar-jaggery'],
  [/\b(hair oil|shampoo|conditioner|hair)\b/, 'hair-care'],
  [/\b(oils?|ghee|vinegar|syrups?)\b/, 'oil-ghee'],
  [/\b(almonds|cashews|raisins|dry fruits|nuts|berries|seeds)\b/, 'dry-fruits-nuts'],
  [/\b(milk|curd|yogurt|lassi|vegan)\b/, 'milk-curd'],
  [/\b(paneer|cheese|tofu|dips?)\b/, 'paneer-cheese'],
  [/\b(butter|ice creams?|desserts?|mousses|pastries)\b/, 'butter-ice-cream'],
  [/\b(flakes|muesli|oats|cereals?|granola|noodles|pasta|pastas|breakfast|meals)\b/, 'cereals-oats'],
  [
    /\b(honey|jams?|spreads?|pickles?|marmalade|sauces?|ketchup|mayonnaise|pastes?|olive)\b/,
    'jams-honey-spreads',
  ],
  [/\b(chips|nachos|papads|snacks|frozen)\b/, 'chips-crisps'],
  [/\b(namkeen|savoury)\b/, 'namkeen-bhujia'],
  [/\b(biscuits?|cookies|rusks?|cakes?|bread|breads|khari|croissants|bakery)\b/, 'biscuits-cookies'],
  [/\b(chocolates?|sweets|candy|toffee|chikki|cocoa)\b/, 'chocolates-sweets'],
  [/\b(tea|coffee|juices?|drinks?|beverages|cold press)\b/, 'tea-coffee-drinks'],
  [/\b(kadai|pan|pans|tawa|cookware|cookers?|cook and serve|gas stove|bakeware|casserole)\b/, 'cookware'],
  [/\b(flask|bottles?)\b/, 'bottles-flasks'],
  [
    /\b(containers?|lunch boxes|storage|buckets|dustbins|baskets|racks|organi[sz]ers?)\b/,
    'storage-containers',
  ],
  [/\b(mugs?|tumblers|glassware|plates|bowls|dinner|cutlery)\b/, 'mugs-tableware'],
  [/\b(lamps?|bulbs?|lighting)\b/, 'lamps-lighting'],
  [/\b(pooja|agarbatti|incense|candles?|festive|decor|showpieces?|decorations)\b/, 'pooja-festive-decor'],
  [/\b(bedsheets?|cushions?|curtains?|towels?)\b/, 'bedsheets-cushions'],
  [/\b(soaps?|bath|bathing|hand wash|shower|detergent|cleaners?|cleaning)\b/, 'bath-soaps'],
  [/\b(lipsticks?|makeup|make-up)\b/, 'lipsticks-make-up'],
  [/\b(perfumes?|deodorants?|eau|attar|mists?|aromatherapy|cologne|fragrances?)\b/, 'perfumes-attars'],
  [/\b(toothpaste|toothbrush|mouthwash|oral)\b/, 'oral-care'],
  [/\b(face|skin|ayurveda|beauty|shaving|beard)\b/, 'face-care'],
  [/\b(cricket|bats?)\b/, 'cricket'],
  [/\b(yoga|gym|fitness|sports|supplements|proteins?)\b/, 'yoga-gym'],
  [/\bdress(es)?\b/, 'dresses-tops'],
];

/** For products that match no subcategory; a file of the web app. */
const PARCEL = '/illustrations/placeholder.svg';

/**
 * The address of a picture, without name or maker on it, for a product that has no picture of its own.
 * @param words what the product is called, the most specific first: subcategory, name, category
 * @param lot any text; products of the same subcategory get different colours by it
 */
export function plainPictureOf(words: readonly string[], lot: string): string {
  const texts = words.map((word) => word.toLowerCase());
  const slug = slugFor(texts);
  const subcategory = slug === undefined ? undefined : subcategoryBySlug(slug);
  if (!subcategory) return PARCEL;
  return pictureAddress(
    plainPictureKey(subcategory, new SeededRandom(lot).pick(subcategory.assortment.tones)),
  );
}

function slugFor(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const [, slug] = subcategoryPatterns.find(([pattern]) => pattern.test(text)) ?? [];
    if (slug) return slug;
  }
  return undefined;
}

/** The slugs that the table above names; a test compares them with the demo's subcategories. */
export const plainPictureSlugs: readonly string[] = subcategoryPatterns.map(([, slug]) => slug);
