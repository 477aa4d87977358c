import { describe, expect, it } from 'vitest';
import { refusalInHindi } from './refusal-in-hindi.js';

describe('why a row is refused, in Hindi', () => {
  it.each([
    ['its price "free" is not an amount in rupees', 'दाम "free" रुपये की रकम नहीं है'],
    ['its discounted price is higher than its price', 'छूट के बाद का दाम दाम से ज़्यादा है'],
    ['its price is above ₹1,00,00,000', 'दाम ₹1,00,00,000 से ज़्यादा है'],
    ['its name is longer than 300 characters', 'नाम 300 अक्षरों से लंबा है'],
    ['its SKU "A.1" is that of another product, "Dal, "toor""', 'SKU "A.1" दूसरे प्रोडक्ट "Dal, "toor"" का है'],
    ['it has 5 cells, the header has 6', 'इसमें 5 ख़ाने हैं, पहली पंक्ति में 6'],
    ['it is the same product as line 2', 'यह वही प्रोडक्ट है जो पंक्ति 2 में है'],
    [
      '2 products of the shop are called "Tea", 250 g: give the file a column that tells them apart, such as Product id',
      'दुकान के 2 प्रोडक्ट का नाम "Tea", 250 g है: फ़ाइल में ऐसा कॉलम रखें जो उन्हें अलग करे, जैसे Product id',
    ],
    ['its stock "its price "x"" is not a number of pieces', 'स्टॉक "its price "x"" नगों की पूरी संख्या नहीं है'],
  ])('%s', (english, hindi) => {
    expect(refusalInHindi(english)).toBe(hindi);
  });

  it('stays as it is where nobody has translated it', () => {
    expect(refusalInHindi('nobody can tell')).toBe('nobody can tell');
  });
});
