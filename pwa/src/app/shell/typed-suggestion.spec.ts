import { expect, it } from 'vitest';
import { nextTyping, SUGGESTIONS, typedText, typingDelay, typingStart } from './typed-suggestion';

/** All states of one whole round. */
function aRound() {
  const states = [typingStart];
  for (let state = nextTyping(typingStart); ; state = nextTyping(state)) {
    if (state.suggestion === 0 && state.length === 0 && !state.deleting) return states;
    states.push(state);
  }
}

it('types every suggestion of the specification whole, in order, and starts again', () => {
  const held = aRound().filter((state) => typingDelay(state) === 1000);
  expect(held.map(typedText)).toEqual([...SUGGESTIONS]);
});

it('types and deletes one character each 50 ms', () => {
  const [empty, first] = aRound();
  expect(first && typedText(first)).toBe('B');
  expect(empty && typingDelay(empty)).toBe(50);
});
