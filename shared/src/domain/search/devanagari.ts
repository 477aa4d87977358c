import { loanwords } from './loanwords.js';

const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const signs: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const VIRAMA = '्';
const NUKTA = '़';
/** With a dot below, these sound otherwise. */
const dotted: Readonly<Record<string, string>> = { j: 'z', ph: 'f' };
/** The vowel that is not written: pronounced at the beginning of a word, dropped at its end and often within. */
const SCHWA = 'ə';
/** The dot above: it sounds as what follows is spoken, nimbu and kambal, but hing and anda. */
const NASAL = 'ṁ';
const BEFORE_LIPS = /ṁ(?=p(?!h)|b|m)/g;

/** A pronounced consonant with its vowel; either may be missing. */
interface Syllable {
  consonant: string;
  vowel: string;
}

const plain = (text: string) => text.normalize('NFKD');
const loans = new Map(Object.entries(loanwords).map(([word, latin]) => [plain(word), latin]));

/**
 * A Hindi word in the Latin letters shoppers write it with: दाल is dal, साड़ी is sadi. Long and short vowels are one.
 * @param word decomposed (NFKD); a word without Devanagari letters is answered as it is
 */
export function latinOf(word: string): string {
  if (!/\p{Script=Devanagari}/u.test(word)) return word;
  return loans.get(word) ?? soundOf(syllablesOf(word));
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of word) {
    const last = syllables.at(-1);
    const consonant = consonants[letter];
    const vowel = vowels[letter];
    const sign = signs[letter];
    if (consonant) syllables.push({ consonant, vowel: SCHWA });
    else if (vowel !== undefined) syllables.push({ consonant: '', vowel });
    else if (sign !== undefined && last) last.vowel = sign;
    else if (letter === VIRAMA && last) last.vowel = '';
    else if (letter === NUKTA && last) last.consonant = dotted[last.consonant] ?? last.consonant;
    else if (letter === 'ं' || letter === 'ँ') syllables.push({ consonant: NASAL, vowel: '' });
    else if (letter >= '०' && letter <= '९')
      syllables.push({ consonant: String(letter.charCodeAt(0) - 0x966), vowel: '' });
    else if (/[^\p{M}]/u.test(letter)) syllables.push({ consonant: letter, vowel: '' });
  }
  return syllables;
}

/** Drops the unwritten vowels that are not pronounced: the last one, and one between two syllables with vowels. */
function soundOf(syllables: readonly Syllable[]): string {
  let next = '';
  const sounds: string[] = [];
  for (const [at, { consonant, vowel }] of [...syllables.entries()].reverse()) {
    const isLast = at === syllables.length - 1;
    const isBetween = at > 0 && syllables[at - 1]?.vowel !== '' && next !== '';
    const silent = vowel === SCHWA && syllables.length > 1 && (isLast || isBetween);
    next = silent ? '' : vowel === SCHWA ? 'a' : vowel;
    sounds.push(consonant + next);
  }
  return sounds.reverse().join('').replace(BEFORE_LIPS, 'm').replaceAll(NASAL, 'n');
}
