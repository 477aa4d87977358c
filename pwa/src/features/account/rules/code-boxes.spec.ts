import { describe, expect, it } from 'vitest';
import { back, fill, noCode, type } from './code-boxes';

const boxes = (text: string) => [...text].map((character) => (character === '_' ? '' : character));
const shown = (filled: { boxes: readonly string[]; next: number }) => [
  filled.boxes.map((box) => box || '_').join(''),
  filled.next,
];

describe('typing', () => {
  it('puts a digit into its box and goes on to the next', () => {
    expect(shown(type(noCode, 0, '4'))).toEqual(['4_____', 1]);
    expect(shown(type(boxes('48213_'), 5, '7'))).toEqual(['482137', 5]);
  });

  it('takes the new digit when one stood there, typed before it or behind', () => {
    expect(shown(type(boxes('48____'), 1, '85'))).toEqual(['45____', 2]);
    expect(shown(type(boxes('48____'), 1, '58'))).toEqual(['45____', 2]);
    expect(shown(type(boxes('48____'), 1, '88'))).toEqual(['48____', 2]);
  });

  it.each(['a', ' ', '-', '८', '8a'])('takes no "%s"', (value) => {
    expect(shown(type(boxes('48____'), 1, value))).toEqual(['48____', 1]);
  });

  it('takes the whole code that the phone fills into the first box', () => {
    expect(shown(type(noCode, 0, '482137'))).toEqual(['482137', 5]);
  });

  it('empties a box', () => {
    expect(shown(type(boxes('48____'), 1, ''))).toEqual(['4_____', 1]);
  });
});

describe('pasting', () => {
  it.each(['482137', ' 482 137 ', 'Your code is 482137.', '4-8-2-1-3-7'])(
    'fills all six from any box with "%s"',
    (text) => {
      expect(shown(fill(boxes('99____'), 3, text))).toEqual(['482137', 5]);
    },
  );

  it('goes on from the box with less than six', () => {
    expect(shown(fill(boxes('48____'), 2, '21'))).toEqual(['4821__', 4]);
    expect(shown(fill(boxes('4821__'), 4, '3799'))).toEqual(['482137', 5]);
  });

  it('leaves all as it is without a digit', () => {
    expect(shown(fill(boxes('48____'), 2, 'hello'))).toEqual(['48____', 2]);
  });
});

describe('Backspace', () => {
  it('empties its box, then the one before', () => {
    expect(shown(back(boxes('48____'), 1))).toEqual(['4_____', 1]);
    expect(shown(back(boxes('4_____'), 1))).toEqual(['______', 0]);
    expect(shown(back(noCode, 0))).toEqual(['______', 0]);
  });
});
