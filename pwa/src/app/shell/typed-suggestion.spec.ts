import { expect, it } from 'vitest';
import { searchTexts } from '#features/search/texts.ts';
import { nextTyping, typedText, typingDelay, typingStart } from './typed-suggestion';

/** The states from the first suggestion until it stands there whole again. */
function aRound(words: readonly string[]) {
  const first = typingStart(words);
  const states = [first];
  for (let state = nextTyping(first, words); ; state = nextTyping(state, words)) {
    if (typedText(state, words) === words[0] && !state.deleting) return states;
    states.push(state);
  }
}

it('types every suggestion whole, in order, and starts again', () => {
  const words = [
    'Books',
    'Airbuds',
    'T-shirt',
    'Saddi',
    'Watch',
    'Cloth',
    'Bluetooth',
    'Premium Watches',
    'chips',
  ];
  expect(searchTexts.ideas).toEqual(words);
  const held = aRound(words).filter((state) => typingDelay(state, words) === 1000);
  expect(held.map((state) => typedText(state, words))).toEqual(words);
});

it('deletes and types one character each 50 ms', () => {
  const words = ['ab', 'c'];
  const round = aRound(words).map((state) => [typedText(state, words), typingDelay(state, words)]);
  expect(round).toEqual([
    ['ab', 1000],
    ['a', 50],
    ['', 50],
    ['', 50],
    ['c', 1000],
    ['', 50],
    ['', 50],
    ['a', 50],
  ]);
});

it('takes Hindi letter by letter, each with its vowel', () => {
  const words = ['किताब'];
  const whole = typingStart(words);
  expect(whole.length).toBe(3);
  expect(typedText(nextTyping(whole, words), words)).toBe('किता');
});
