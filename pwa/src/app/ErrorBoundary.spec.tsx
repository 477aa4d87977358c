import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hindi } from '#language/hindi.ts';
import { LocaleContext } from '../i18n/use-texts';
import { ErrorBoundary } from './ErrorBoundary';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Broken({ failure }: { readonly failure: unknown }): null {
  throw failure;
}

it.each([
  [new Error('no page'), 'Something went wrong: no page'],
  [new Error(''), 'Something went wrong: Unknown error'],
  ['a text', 'Something went wrong: Unknown error'],
])('says what went wrong and offers to reload: %s', (failure, words) => {
  render(
    <ErrorBoundary>
      <Broken failure={failure} />
    </ErrorBoundary>,
  );
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
});

it('says so in the shopper’s language', () => {
  render(
    <LocaleContext value={{ language: 'hi', dictionary: hindi }}>
      <ErrorBoundary>
        <Broken failure={new Error('')} />
      </ErrorBoundary>
    </LocaleContext>,
  );
  expect(screen.getByText('कुछ गड़बड़ हो गई: अज्ञात त्रुटि')).toBeDefined();
  expect(screen.getByRole('button', { name: 'फिर से लोड करें' })).toBeDefined();
});

it('shows it in place of the first screen that the server has sent', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="first-screen">As if all were well</div>');
  render(
    <ErrorBoundary>
      <Broken failure={new Error('no page')} />
    </ErrorBoundary>,
  );
  await waitFor(() => expect(screen.queryByText('As if all were well')).toBeNull());
  expect(screen.getByText('Something went wrong: no page')).toBeDefined();
});
