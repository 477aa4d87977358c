import { expect, it } from 'vitest';
import { latinOf } from './devanagari.js';

const latin = (word: string) => latinOf(word.normalize('NFKD'));

it.each([
  ['दाल', 'dal'],
  ['आटा', 'ata'],
  ['चावल', 'chaval'],
  ['साड़ी', 'sadi'],
  ['मूंग', 'mung'],
  ['मसाला', 'masala'],
  ['नमकीन', 'namkin'],
  ['अरहर', 'arhar'],
  ['हल्दी', 'haldi'],
  ['प्याज़', 'pyaz'],
  ['कपड़े', 'kapde'],
  ['किताबें', 'kitaben'],
  ['चिप्स', 'chips'],
  ['२५०', '250'],
  ['९', '9'],
  ['किलो5', 'kilo5'],
  ['कॱ', 'kaॱ'],
  ['संतरा', 'santara'],
  ['न', 'na'],
])('writes %s as %s', (hindi, expected) => {
  expect(latin(hindi)).toBe(expected);
});

it.each([
  ['ब्लूटूथ', 'bluetooth'],
  ['कॉफ़ी', 'coffee'],
  ['ईयरबड्स', 'earbuds'],
])('knows the loanword %s as %s', (hindi, expected) => {
  expect(latin(hindi)).toBe(expected);
});

it.each(['atta', 'café', 'வணக்கம்', '5kg'])('leaves %s as it is', (word) => {
  expect(latinOf(word)).toBe(word);
});

it('reads marks that stand alone without harm', () => {
  expect(latin('ा')).toBe('');
  expect(latin('़्')).toBe('');
});
