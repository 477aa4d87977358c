import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { KeptPage } from './KeptPage';
import { PageFoot } from './PageFoot';

const shown = (path: string, current: string) =>
  render(
    <MemoryRouter initialEntries={[current]}>
      <KeptPage path={path}>
        <div className="ion-page">
          <div data-scroll-area>
            <p>A row</p>
            <PageFoot>
              <button type="button">Delete</button>
            </PageFoot>
          </div>
        </div>
      </KeptPage>
    </MemoryRouter>,
  );

it('stands below what scrolls, where it covers nothing', () => {
  shown('/products', '/products');
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button.closest('[data-scroll-area]')).toBeNull();
  expect(button.closest('.ion-page')).not.toBeNull();
});

it('goes with its page', () => {
  shown('/products', '/orders');
  expect(screen.queryByRole('button')).toBeNull();
});

it('stays where it is outside of a page', () => {
  render(
    <MemoryRouter>
      <PageFoot>3 selected</PageFoot>
    </MemoryRouter>,
  );
  expect(screen.getByText('3 selected')).toBeTruthy();
});
