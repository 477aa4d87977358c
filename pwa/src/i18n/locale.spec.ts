import { afterEach, expect, it, vi } from 'vitest';
import { onLocaleChange, setLocale, translate, translateRefusal } from './locale';
import { english } from './translation';

const texts = { hello: 'Hello', items: (count: number) => `${count} items` } as const;
const hindi = new Map<object, object>([
  [texts, { hello: 'नमस्ते', items: (count: number) => `${count} आइटम` }],
]);

const setEnglish = () => setLocale({ language: 'en', dictionary: english });
afterEach(setEnglish);

it('says texts in the language that is current when they are said', () => {
  expect(translate(texts).hello).toBe('Hello');
  setLocale({ language: 'hi', dictionary: hindi });
  expect([translate(texts).hello, translate(texts).items(3)]).toEqual(['नमस्ते', '3 आइटम']);
});

it('says in English what a language has no words for', () => {
  setLocale({ language: 'hi', dictionary: new Map() });
  expect(translate(texts).hello).toBe('Hello');
});

it('shows the server’s own words in English, ours in Hindi', () => {
  expect(translateRefusal('Order placed successfully', 'ऑर्डर हो गया')).toBe('Order placed successfully');
  setLocale({ language: 'hi', dictionary: hindi });
  expect(translateRefusal('Order placed successfully', 'ऑर्डर हो गया')).toBe('ऑर्डर हो गया');
});

it('notifies listeners of a change until they stop listening', () => {
  const listener = vi.fn();
  const stop = onLocaleChange(listener);
  setLocale({ language: 'hi', dictionary: hindi });
  stop();
  setEnglish();
  expect(listener).toHaveBeenCalledOnce();
});
