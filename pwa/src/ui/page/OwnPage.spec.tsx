import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { KeptPage } from './KeptPage';
import { usePageIsCurrent } from './page-context';

let renders = 0;

function Inside() {
  const { pathname, search } = useLocation();
  renders += 1;
  return (
    <p>
      {pathname + search} {usePageIsCurrent() ? 'on screen' : 'left'}
    </p>
  );
}

const inside = <Inside />;

it('keeps its own address, and renders nothing anew, while other pages are opened', () => {
  render(
    <MemoryRouter initialEntries={['/shop?page=2']}>
      {['/cart', '/search?q=dal', '/shop?page=2', '/shop?page=3'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <KeptPage path="/shop">{inside}</KeptPage>
    </MemoryRouter>,
  );
  const open = (to: string) => fireEvent.click(screen.getByText(to));
  const shown = () => screen.getByRole('paragraph').textContent;
  expect(shown()).toBe('/shop?page=2 on screen');
  open('/cart');
  expect(shown()).toBe('/shop?page=2 left');
  const before = renders;
  open('/search?q=dal');
  expect(renders).toBe(before);
  open('/shop?page=2');
  expect(shown()).toBe('/shop?page=2 on screen');
  open('/shop?page=3');
  expect(shown()).toBe('/shop?page=3 on screen');
});
