import { describe, expect, it } from 'vitest';
import { clicked, followed, type Grip, gripped, moved, released, WHOLE_PICTURE } from './picture-zoom';

const zoomed = clicked(WHOLE_PICTURE, { x: 20, y: 80 });
const grip = (spread: number, x = 50, y = 50): Grip => ({
  fingers: spread ? 2 : 1,
  centre: { x, y },
  spread,
});

describe('a click', () => {
  it('zooms by 1.5 around where it was, and the next one out', () => {
    expect(zoomed).toEqual({ scale: 1.5, x: 20, y: 80 });
    expect(clicked(zoomed, { x: 60, y: 60 })).toEqual(WHOLE_PICTURE);
  });
});

describe('a zoomed picture', () => {
  it('follows the pointer, as far as its edges', () => {
    expect(followed(zoomed, { x: 130, y: -5 })).toEqual({ scale: 1.5, x: 100, y: 0 });
  });

  it('moves by arrow keys', () => {
    expect(moved(zoomed, { x: -10, y: 10 })).toEqual({ scale: 1.5, x: 10, y: 90 });
  });
});

it('follows nothing while it is whole', () => {
  expect(followed(WHOLE_PICTURE, { x: 1, y: 1 })).toBe(WHOLE_PICTURE);
});

describe('two fingers', () => {
  it('zoom by how far they move apart, around what is between them', () => {
    expect(gripped(WHOLE_PICTURE, grip(100), grip(140, 30, 40))).toEqual({ scale: 1.4, x: 30, y: 40 });
  });

  it('zoom neither below the whole picture nor above three times', () => {
    expect(gripped(WHOLE_PICTURE, grip(100), grip(20)).scale).toBe(1);
    expect(gripped(zoomed, grip(10), grip(500)).scale).toBe(3);
  });
});

it('moves along with a finger, which sees what lies on the other side', () => {
  const middle = { scale: 2, x: 50, y: 50 };
  // A finger that moves to the right by a tenth of the picture moves it as far: its left side comes into sight.
  expect(gripped(middle, grip(0, 50), grip(0, 60))).toEqual({ scale: 2, x: 40, y: 50 });
});

it('is whole again when it was hardly zoomed', () => {
  expect(released({ scale: 1.05, x: 10, y: 10 })).toEqual(WHOLE_PICTURE);
  expect(released(zoomed)).toBe(zoomed);
});
