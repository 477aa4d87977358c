import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductImage } from './ProductImage';

/** Of a reddish square. */
const HASH = '89cJDwb4N5iJeIeKdYiIeHeIeI+o+IgK';

const blurred = (element: HTMLElement) => element.style.backgroundImage;
const image = () => screen.getByRole('img', { name: 'Tea' });

it('is blurred until it has arrived', async () => {
  render(<ProductImage address="/images/tea.webp" alt="Tea" thumbHash={HASH} />);
  await waitFor(() => expect(blurred(image())).toMatch(/^url\("data:image\/png;base64,/));
  fireEvent.load(image());
  expect(blurred(image())).toBe('');
});

it('stays blurred where it cannot be had, and its placeholder has no sign then', async () => {
  render(<ProductImage address="/images/tea.webp" alt="Tea" thumbHash={HASH} />);
  fireEvent.error(image());
  expect(image().tagName).toBe('SPAN');
  await waitFor(() => expect(blurred(image())).not.toBe(''));
  expect(image().querySelector('svg')).toBeNull();
});

it('has a drawn placeholder where nothing is known of it', () => {
  render(<ProductImage address={undefined} alt="Tea" />);
  expect(blurred(image())).toBe('');
  expect(image().querySelector('svg')).not.toBeNull();
});
