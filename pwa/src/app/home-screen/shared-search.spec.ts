import { expect, it } from 'vitest';
import { searchOfShared } from './shared-search';

const shared = (parts: Record<string, string>) => `?${new URLSearchParams(parts)}`;

it('leaves a search that one has typed as it is', () => {
  expect(searchOfShared('?q=toor%20dal')).toBeUndefined();
  expect(searchOfShared('')).toBeUndefined();
});

it('searches for the text that was shared, without its link', () => {
  expect(searchOfShared(shared({ title: 'Message', q: 'boAt  earbuds https://other.example/p/1?x=2' }))).toBe(
    '?q=boAt%20earbuds',
  );
  expect(searchOfShared(shared({ q: 'toor dal & rice', title: '' }))).toBe('?q=toor%20dal%20%26%20rice');
});

it('searches for the title when the text is only a link', () => {
  expect(searchOfShared(shared({ title: 'Basmati rice', q: 'https://other.example/rice' }))).toBe(
    '?q=Basmati%20rice',
  );
  expect(searchOfShared(shared({ title: 'Basmati rice', link: 'https://other.example/rice' }))).toBe(
    '?q=Basmati%20rice',
  );
});

it('opens the search empty when only a link was shared', () => {
  expect(searchOfShared(shared({ link: 'https://other.example/' }))).toBe('');
  expect(searchOfShared(shared({ q: 'https://other.example/' }))).toBe('');
});
