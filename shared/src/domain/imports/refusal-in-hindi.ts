/** Why rows are refused, in English as imports store it, and in Hindi. `{…}` stands for what differs. */
const sentences: readonly (readonly [english: string, hindi: string])[] = [
  ['its {field} is missing', '{field} नहीं है'],
  ['its {field} is 0', '{field} 0 है'],
  ['its {field} is longer than {most} characters', '{field} {most} अक्षरों से लंबा है'],
  ['its {field} is above {most}', '{field} {most} से ज़्यादा है'],
  ['its {field} "{cell}" is not an amount in rupees', '{field} "{cell}" रुपये की रकम नहीं है'],
  ['its {field} "{cell}" is not a percent', '{field} "{cell}" प्रतिशत नहीं है'],
  ['its {field} "{cell}" is not a number of pieces', '{field} "{cell}" नगों की पूरी संख्या नहीं है'],
  ['its {field} "{cell}" is not a number of grams', '{field} "{cell}" ग्राम की पूरी संख्या नहीं है'],
  ['its {field} "{cell}" is not a barcode', 'बारकोड "{cell}" सही नहीं है'],
  ['its {field} "{cell}" is not an HSN code', 'HSN कोड "{cell}" सही नहीं है'],
  ['its {field} is higher than its price', '{field} दाम से ज़्यादा है'],
  ['its {field} "{cell}" is that of another product, "{name}"', '{field} "{cell}" दूसरे प्रोडक्ट "{name}" का है'],
  ['it has {count} cells, the header has {columns}', 'इसमें {count} ख़ाने हैं, पहली पंक्ति में {columns}'],
  [
    'it has letters that are not UTF-8: save the file as "CSV UTF-8"',
    'इसमें ऐसे अक्षर हैं जो UTF-8 नहीं हैं: फ़ाइल को "CSV UTF-8" में सहेजें',
  ],
  ['it is the same product as line {line}', 'यह वही प्रोडक्ट है जो पंक्ति {line} में है'],
  [
    '{count} products of the shop have the key "{key}": give the file a column that tells them apart, such as Product id',
    'दुकान के {count} प्रोडक्ट की पहचान "{key}" है: फ़ाइल में ऐसा कॉलम रखें जो उन्हें अलग करे, जैसे Product id',
  ],
  [
    '{count} products of the shop are called {name}: give the file a column that tells them apart, such as Product id',
    'दुकान के {count} प्रोडक्ट का नाम {name} है: फ़ाइल में ऐसा कॉलम रखें जो उन्हें अलग करे, जैसे Product id',
  ],
  [
    'its quote is never closed, so the rest of the file cannot be read',
    'इसका उद्धरण चिह्न बंद नहीं होता, इसलिए बाकी फ़ाइल नहीं पढ़ी जा सकती',
  ],
  [
    'it is longer than {most} kB (a quote that is not closed?), so the rest of the file cannot be read',
    'यह {most} kB से लंबी है (शायद उद्धरण चिह्न बंद नहीं है), इसलिए बाकी फ़ाइल नहीं पढ़ी जा सकती',
  ],
];

const fields: Readonly<Record<string, string>> = {
  key: 'पहचान',
  name: 'नाम',
  'name in Hindi': 'हिंदी नाम',
  unit: 'इकाई',
  price: 'दाम',
  'discounted price': 'छूट के बाद का दाम',
  discount: 'छूट',
  stock: 'स्टॉक',
  weight: 'वज़न',
  barcode: 'बारकोड',
};

const known = sentences.map(([english, hindi]) => ({ pattern: patternOf(english), hindi }));

/**
 * Why a row is refused, in Hindi; as it is where there is no translation of it.
 * @param reason in English, as imports of this and of earlier versions store it
 */
export function refusalInHindi(reason: string): string {
  for (const { pattern, hindi } of known) {
    const match = pattern.exec(reason);
    if (match)
      return hindi.replace(/\{(\w+)\}/g, (_, part: string) => inHindi(part, match.groups?.[part] ?? ''));
  }
  return reason;
}

const inHindi = (part: string, text: string): string => (part === 'field' ? (fields[text] ?? text) : text);

/** Cells and names may hold anything, fields and numbers no quotes. */
function patternOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const parts = escaped.replace(/\{(\w+)\}/g, (_, part: string) =>
    part === 'field' ? '(?<field>[^"]+?)' : `(?<${part}>[^]*)`,
  );
  return new RegExp(`^${parts}$`);
}
