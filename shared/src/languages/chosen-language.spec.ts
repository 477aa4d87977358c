import { expect, it } from 'vitest';
import { chosenLanguage } from './chosen-language.js';

it('reads the chosen language from the cookies', () => {
  expect(chosenLanguage('theme=dark; language=hi; seen=1')).toBe('hi');
  expect(chosenLanguage('language=hi')).toBe('hi');
  expect(chosenLanguage('language=en')).toBe('en');
});

it('is English when nothing, or no language of ours, was chosen', () => {
  expect(chosenLanguage('')).toBe('en');
  expect(chosenLanguage('language=hindustani')).toBe('en');
  expect(chosenLanguage('mylanguage=hi')).toBe('en');
});
