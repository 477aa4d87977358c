import { errorCodes, errorMessage } from '@jhola/shared/errors/error-codes';
import { afterEach, expect, it } from 'vitest';
import { setLocale } from '#i18n/locale.ts';
import { english } from '#i18n/translation.ts';
import { refusalTexts } from './refusal-texts';
import { refusalTextsHi } from './refusal-texts.hi';
import { refusalTranslations, refusalWords } from './refusal-words';

afterEach(() => setLocale({ language: 'en', dictionary: english }));
const setHindi = () => setLocale({ language: 'hi', dictionary: new Map([[refusalTexts, refusalTextsHi]]) });

it('shows the server’s message in English', () => {
  const details = { name: 'Toor Dal', left: 2 };
  expect(refusalWords('stock.short', details, errorMessage('stock.short', details))).toBe(
    'Only 2 of Toor Dal left in stock.',
  );
});

it('has words of its own when there was no server to ask', () => {
  expect(refusalWords('network.unreachable')).toBe('You seem to be offline. Please check your connection.');
});

it('says it in Hindi to those who chose Hindi, details included', () => {
  setHindi();
  expect(
    refusalWords('stock.short', { name: 'Toor Dal', left: 2 }, 'Only 2 of Toor Dal left in stock.'),
  ).toBe('Toor Dal के सिर्फ़ 2 बचे हैं।');
});

it('says each refusal of several things in the current language', () => {
  const details = { name: 'Toor Dal', left: 2 };
  const refusal = { code: 'stock.short', details, message: errorMessage('stock.short', details) };
  setHindi();
  expect(refusalTranslations([{ id: 'a' }, { id: 'b', refusal }])).toEqual([
    { id: 'a' },
    { id: 'b', refusal: { ...refusal, message: 'Toor Dal के सिर्फ़ 2 बचे हैं।' } },
  ]);
});

it('shows the message of a code that a newer server made up', () => {
  setHindi();
  // @ts-expect-error no such code in this version
  expect(refusalWords('parcel.lost', {}, 'The parcel is lost.')).toBe('The parcel is lost.');
});

const placeholders = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

it.each(Object.entries(errorCodes))(
  'names in Hindi only details the server sends: %s',
  (code, { message }) => {
    const hindi = refusalTextsHi[code as keyof typeof errorCodes];
    expect(hindi).toMatch(/\p{Script=Devanagari}/u);
    expect(placeholders(message)).toEqual(expect.arrayContaining(placeholders(hindi)));
  },
);
