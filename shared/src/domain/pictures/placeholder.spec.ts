import { expect, it, vi } from 'vitest';
import { initialsOf, PLACEHOLDER_TONES, placeholderTone } from './placeholder.js';

it.each([
  ['Toor Dal', 'TD'],
  ['prestige induction stove', 'PI'],
  ['Salt', 'S'],
  ['Tata Salt (Pack of 2)', 'TS'],
  ['5 kg Basmati rice', 'BR'],
  ["Haldiram's Bhujia", 'HB'],
  ['पतंजलि चायपत्ती', 'पचा'],
  ['मूँग दाल 1 kg', 'मूँदा'],
  ['हल्दी', 'ह'],
  ['Éclair', 'É'],
  ['  ', ''],
  ['123', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('has initials in a browser that cannot divide a text into letters', () => {
  vi.stubGlobal('Intl', {});
  try {
    expect(initialsOf('Toor Dal')).toBe('TD');
  } finally {
    vi.unstubAllGlobals();
  }
});

it('has one tone for a category, and many for many', () => {
  expect(placeholderTone('64b7f0c2a1')).toBe(placeholderTone('64b7f0c2a1'));
  const tones = new Set(Array.from({ length: 200 }, (_, at) => placeholderTone(`category ${at}`)));
  expect(tones.size).toBe(PLACEHOLDER_TONES);
});
