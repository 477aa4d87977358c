import { expect, it } from 'vitest';
import { firstLineWhole, nextTyping, type Typing, typedText, typingDelay, typingStart } from './typewriter';

const lines = ['Hi', 'Yo'];

it('types a line, deletes it, goes on to the next and begins again after the last', () => {
  const seen: string[] = [];
  let typing: Typing = typingStart;
  for (let step = 0; step < 9; step += 1) {
    seen.push(typedText(typing, lines));
    typing = nextTyping(typing, lines);
  }
  expect(seen).toEqual(['', 'H', 'Hi', 'H', '', '', 'Y', 'Yo', 'Y']);
  expect(nextTyping({ line: 1, length: 0, deleting: true }, lines)).toEqual(typingStart);
});

it('takes 100 ms a character and rests two seconds on a whole line', () => {
  expect(typingDelay({ line: 0, length: 1, deleting: false }, lines)).toBe(100);
  expect(typingDelay({ line: 0, length: 2, deleting: false }, lines)).toBe(2000);
  expect(typingDelay({ line: 0, length: 1, deleting: true }, lines)).toBe(100);
});

it('begins with the first line as a whole, and rests on it', () => {
  const first = firstLineWhole(lines);
  expect(typedText(first, lines)).toBe('Hi');
  expect(typingDelay(first, lines)).toBe(2000);
});

it('types what a reader of Hindi takes for one character immediately', () => {
  const hindi = ['दिन'];
  expect(typedText({ line: 0, length: 1, deleting: false }, hindi)).toBe('दि');
  expect(typedText({ line: 0, length: 2, deleting: false }, hindi)).toBe('दिन');
});
