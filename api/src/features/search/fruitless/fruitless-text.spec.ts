import { fruitlessText, isTypingOn } from './fruitless-text.js';

describe('a search that found nothing', () => {
  it('is one text however it was typed', () => {
    expect(fruitlessText('  Hover   BOARD ')).toBe('hover board');
    expect(fruitlessText('Ｈover board')).toBe('hover board');
    expect(fruitlessText('उड़ने वाला')).toBe('उड़ने वाला'.normalize('NFKC'));
  });

  it.each([
    ['an e-mail address', 'asha@mail.example'],
    ['a phone number', 'call 98765 43210'],
    ['a phone number in other digits', 'फ़ोन ९८७६५४'],
    ['a single letter', 'x'],
    ['no letters', '!!!'],
    ['an essay', 'a word '.repeat(9)],
  ])('is not kept when it is %s', (_, text) => {
    expect(fruitlessText(text)).toBeUndefined();
  });

  it('keeps sizes and models', () => {
    expect(fruitlessText('sony wh-1000xm5')).toBe('sony wh-1000xm5');
  });
});

it('distinguishes continued typing, and deleting, from another search', () => {
  expect(isTypingOn('hover', 'hoverboard')).toBe(true);
  expect(isTypingOn('hoverbx', 'hoverb')).toBe(true);
  expect(isTypingOn('hoverboard', 'skateboard')).toBe(false);
});
