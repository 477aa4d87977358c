import { chosenLanguage } from '@jhola/shared/languages/chosen-language';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appTexts } from '#i18n/app-texts.ts';
import { locale, translate } from '#i18n/locale.ts';
import { applyChosenLocale, chooseLanguage } from './choose-language';

beforeEach(() => chooseLanguage('en'));
afterEach(() => vi.doUnmock('./hindi'));

it('switches immediately, and keeps', async () => {
  await chooseLanguage('hi');
  expect(translate(appTexts).myCart).toBe('मेरा कार्ट');
  expect(document.documentElement.lang).toBe('hi-IN');
  expect(chosenLanguage(document.cookie)).toBe('hi');
  await chooseLanguage('en');
  expect(translate(appTexts).myCart).toBe('My Cart');
  expect(document.documentElement.lang).toBe('en-IN');
  expect(chosenLanguage(document.cookie)).toBe('en');
});

it('begins in the language chosen before', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a choice of an earlier visit
  document.cookie = 'language=hi; Path=/';
  await applyChosenLocale();
  expect(locale().language).toBe('hi');
});

it('stays as it was when the texts cannot be loaded', async () => {
  vi.doMock('./hindi', () => {
    throw new Error('no network');
  });
  vi.resetModules();
  const fresh = await import('./choose-language');
  await expect(fresh.chooseLanguage('hi')).rejects.toThrow();
  expect(chosenLanguage(document.cookie)).toBe('en');
  expect(document.documentElement.lang).toBe('en-IN');
});
