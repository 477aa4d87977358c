import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OwnBanner } from './OwnBanner';

const banner = { picture: '/uploads/pictures/a-640.webp', words: 'Mangoes are here', from: '', to: '' };
const show = (link: string) =>
  render(<OwnBanner banner={{ ...banner, link }} first wanted />, { wrapper: MemoryRouter });

it('shows its words while its picture cannot be had, and tries again with the next network', () => {
  show('/shop');
  fireEvent.error(screen.getByRole('img', { name: 'Mangoes are here' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link').textContent).toBe('Mangoes are here');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('img', { name: 'Mangoes are here' })).toBeTruthy();
});

it.each([
  ['/shop', '/shop', null],
  ['https://mangoes.example/', 'https://mangoes.example/', '_blank'],
])('leads to %s', (link, href, target) => {
  show(link);
  const element = screen.getByRole('link');
  expect([element.getAttribute('href'), element.getAttribute('target')]).toEqual([href, target]);
});

it('leads nowhere where the owner says nothing', () => {
  show('');
  expect(screen.queryByRole('link')).toBeNull();
});
