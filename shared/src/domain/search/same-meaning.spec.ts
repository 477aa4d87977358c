import { describe, expect, it } from 'vitest';
import { latinOf } from './devanagari.js';
import { isColour, kindsOf, sameMeaning, wordLists } from './same-meaning.js';

const phrases = (line: string) => line.split(/, |\//);
const meanings = (...words: string[]) => sameMeaning(...words).map((phrase) => phrase.join(' '));

describe('the lists of words that mean the same', () => {
  it('have more than 300 meanings and 1,800 words, each meaning at least two words, no word twice', () => {
    expect(wordLists.length).toBeGreaterThan(300);
    expect(new Set(wordLists.flatMap(phrases)).size).toBeGreaterThan(1800);
    expect(wordLists.filter((line) => phrases(line).length < 2)).toEqual([]);
    expect(wordLists.filter((line) => new Set(phrases(line)).size < phrases(line).length)).toEqual([]);
  });

  it('are written as texts are read: lower-case Latin letters, one space between words', () => {
    expect(wordLists.flatMap(phrases).filter((phrase) => !/^[a-z]+( [a-z]+)*$/.test(phrase))).toEqual([]);
  });

  it.each([
    ['haldi', 'turmeric'],
    ['manjal', 'turmeric'],
    ['chawal', 'rice'],
    ['biyyam', 'rice'],
    ['namak', 'salt'],
    ['uppu', 'salt'],
    ['dahi', 'curd'],
    ['doodh', 'milk'],
    ['aloo', 'potato'],
    ['kanda', 'onion'],
    ['vengayam', 'onion'],
    ['tamatar', 'tomato'],
    ['rava', 'sooji'],
    ['balti', 'bucket'],
    ['chappal', 'slipper'],
    ['chunni', 'dupatta'],
    ['moja', 'sock'],
    ['sabun', 'soap'],
    ['tel', 'oil'],
    ['ajwain', 'carom'],
    ['methi', 'fenugreek'],
    ['hing', 'asafoetida'],
    ['imli', 'tamarind'],
    ['til', 'sesame'],
    ['saunf', 'fennel'],
    ['kali mirch', 'black pepper'],
    ['laung', 'clove'],
    ['dalchini', 'cinnamon'],
    ['tej patta', 'bay leaf'],
  ])('know %s as %s, and the other way round', (word, other) => {
    expect(meanings(...word.split(' '))).toContain(other);
    expect(meanings(...other.split(' '))).toContain(word);
  });

  it.each([
    ['हल्दी', 'turmeric'],
    ['नमक', 'salt'],
    ['दूध', 'milk'],
    ['दही', 'curd'],
    ['आलू', 'potato'],
    ['प्याज़', 'onion'],
    ['प्याज', 'onion'],
    ['टमाटर', 'tomato'],
    ['मैदा', 'refined flour'],
    ['सूजी', 'semolina'],
    ['बेसन', 'gram flour'],
    ['अजवाइन', 'carom'],
    ['मेथी', 'fenugreek'],
    ['हींग', 'asafoetida'],
    ['इमली', 'tamarind'],
    ['तिल', 'sesame'],
    ['सौंफ', 'fennel'],
    ['काली मिर्च', 'black pepper'],
    ['लौंग', 'clove'],
    ['दालचीनी', 'cinnamon'],
    ['तेज पत्ता', 'bay leaf'],
    ['बाल्टी', 'bucket'],
    ['चप्पल', 'slipper'],
    ['चुन्नी', 'dupatta'],
    ['मोज़े', 'sock'],
    ['साबुन', 'soap'],
    ['तेल', 'oil'],
    ['जीरा', 'cumin'],
    ['धनिया', 'coriander'],
    ['अदरक', 'ginger'],
    ['लहसुन', 'garlic'],
    ['चीनी', 'sugar'],
    ['गुड़', 'jaggery'],
    ['शहद', 'honey'],
    ['झाड़ू', 'broom'],
    ['तौलिया', 'towel'],
    ['जूते', 'shoe'],
    ['किताबें', 'book'],
    ['खिलौने', 'toy'],
    ['नूडल्स', 'ramen'],
  ])('know %s, which is typed in Devanagari, as %s', (word, other) => {
    expect(meanings(...word.split(' ').map((each) => latinOf(each.normalize('NFKD'))))).toContain(other);
  });

  it('know what is asked for with small words: bartan dhone ka sabun', () => {
    expect(meanings('bartan', 'dhone', 'sabun')).toContain('dishwash bar');
    expect(meanings('nahane', 'sabun')).toContain('bath soap');
  });

  it('know singular and plural, and several meanings of one word', () => {
    expect(meanings('onions')).toContain('pyaz');
    expect(meanings('bay', 'leaves')).toContain('tej patta');
    expect(meanings('cream')).toEqual(expect.arrayContaining(['malai', 'krim']));
    expect(meanings('zebra')).toEqual([]);
  });
});

it('a wide word has kinds, and a kind is not all of them', () => {
  expect(kindsOf('flour')).toContainEqual(['maida']);
  expect(kindsOf('maida')).toEqual([]);
});

it.each(['red', 'laal', 'neela', 'safed'])('%s is a colour', (word) => {
  expect(isColour(word)).toBe(true);
  expect(isColour('rice')).toBe(false);
});
