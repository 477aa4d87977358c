import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { reportAnswered, reportUnanswered } from '#connection/connection.ts';
import { FirstDataContext } from '../db/first-data';
import { documentFirstData } from '../db/first-data-element';
import { shareFetch } from './share-fetch';
import { useQuery } from './use-query';

it('fetches once for everyone who asks for the same at the same time', async () => {
  const run = vi.fn(async () => {});
  await Promise.all([shareFetch('tea', run), shareFetch('tea', run), shareFetch('salt', run)]);
  expect(run).toHaveBeenCalledTimes(2);
});

it('says the state of the query, and fetches again when asked', async () => {
  const run = vi.fn(async () => {});
  run.mockRejectedValueOnce(new Error('Failed to load products.'));
  const { result } = renderHook(() => useQuery('listing', run));
  expect(result.current.state).toBe('fetching');
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current.error?.message).toBe('Failed to load products.');
  act(() => result.current.refetch());
  await waitFor(() => expect(result.current.state).toBe('done'));
});

it('fetches again when the network comes back', async () => {
  const run = vi.fn(async () => {});
  const { result } = renderHook(() => useQuery('online', run));
  await waitFor(() => expect(result.current.state).toBe('done'));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
});

it('counts as failed while the shop is silent, and is done with the answer that comes after all', async () => {
  let answer = () => {};
  const run = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const { result } = renderHook(() => useQuery('silent', run));
  expect(result.current.state).toBe('fetching');
  act(() => void reportUnanswered(async () => false));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  act(reportAnswered);
  expect(result.current.state).toBe('fetching');
  answer();
  await waitFor(() => expect(result.current.state).toBe('done'));
});

it('hands what no store keeps to everyone who asks for it at the same time', async () => {
  const count = vi.fn(async () => 7);
  const first = renderHook(() => useQuery('count', count));
  const second = renderHook(() => useQuery('count', count));
  await waitFor(() => expect(second.result.current.answer).toBe(7));
  expect(first.result.current.answer).toBe(7);
  expect(count).toHaveBeenCalledOnce();
});

it('keeps what it has while it is asked anew, in vain', async () => {
  const count = vi.fn(async () => 7);
  const { result } = renderHook(() => useQuery('count', count));
  await waitFor(() => expect(result.current.answer).toBe(7));
  count.mockRejectedValueOnce(new Error('Failed to count.'));
  act(() => result.current.refetch());
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current.answer).toBe(7);
});

it('ignores what comes when something else is wanted', async () => {
  const answers = new Map<string, (answer: string) => void>();
  const { result, rerender } = renderHook(
    ({ name }) => useQuery(name, () => new Promise<string>((answer) => answers.set(name, answer))),
    { initialProps: { name: 'slow' } },
  );
  rerender({ name: 'quick' });
  answers.get('quick')?.('quick');
  await waitFor(() => expect(result.current).toMatchObject({ state: 'done', answer: 'quick' }));
  await act(async () => answers.get('slow')?.('slow'));
  expect(result.current).toMatchObject({ state: 'done', answer: 'quick' });
});

it('fetches nothing as long as there is nothing to fetch', () => {
  const run = vi.fn(async () => {});
  renderHook(() => useQuery(undefined, run));
  expect(run).not.toHaveBeenCalled();
});

const signIn = { googleClientId: null, passkeys: false };
const data = { categories: [], subcategories: [], products: [], lists: [], pulled: ['brought'], signIn };
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <FirstDataContext value={{ data }}>{children}</FirstDataContext>
);

afterEach(() => {
  Object.assign(documentFirstData, { data: undefined, kept: false });
});

it('does not fetch what the document contains, until it is asked to', async () => {
  const run = vi.fn(async () => {});
  const { result } = renderHook(() => useQuery('brought', run), { wrapper });
  expect(result.current.state).toBe('done');
  expect(run).not.toHaveBeenCalled();
  act(() => result.current.refetch());
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

it('fetches what a document of an earlier visit brought along once its screen is over, and shows it meanwhile', async () => {
  Object.assign(documentFirstData, { data, kept: true });
  const run = vi.fn(async () => {});
  const { result } = renderHook(() => useQuery('brought', run), { wrapper });
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  expect(result.current.state).toBe('done');
});
