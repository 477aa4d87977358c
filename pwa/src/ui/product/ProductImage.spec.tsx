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

it('has the initials of a product without a picture, in the tone of its category, and never a blurred one for them', () => {
  const { container, rerender } = render(
    <ProductImage address={undefined} alt="" name="चायपत्ती Gold" tone="c1" />,
  );
  const initials = () => container.querySelector('[data-initials]')?.getAttribute('data-initials');
  expect(initials()).toBe('चाG');
  const toneOf = () => container.querySelector('span > span')?.className;
  const before = toneOf();
  rerender(
    <ProductImage address="/illustrations/placeholder.svg" alt="" name="Milk" tone="c1" thumbHash={HASH} />,
  );
  expect(initials()).toBe('M');
  expect(toneOf()).toBe(before);
});
