import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { LocaleProvider } from '#i18n/LocaleProvider.tsx';
import { chooseLanguage } from './choose-language';
import { LanguageChoice } from './LanguageChoice';

beforeEach(() => chooseLanguage('en'));

it('offers each language under its own name, and switches to the chosen one', async () => {
  const user = userEvent.setup({ delay: null });
  render(<LanguageChoice />, { wrapper: LocaleProvider });
  const english = screen.getByRole<HTMLInputElement>('radio', { name: 'English' });
  const hindi = screen.getByRole<HTMLInputElement>('radio', { name: 'हिन्दी' });
  expect(english.checked).toBe(true);
  await user.click(hindi);
  await screen.findByRole('group', { name: 'भाषा' });
  expect(hindi.checked).toBe(true);
  await user.click(english);
  await screen.findByRole('group', { name: 'Language' });
  expect(english.checked).toBe(true);
});
