import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { KeptPage } from '#ui/page/KeptPage.tsx';
import { PageHead } from './PageHead';

beforeEach(() => {
  document.head.innerHTML = '<title data-server-head>From the server</title>';
});

const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
const titles = () => [...document.head.querySelectorAll('title')].map((title) => title.textContent);

/** Two pages as they are kept: the first stays mounted behind the second. */
function TwoPages({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to), [navigate, to]);
  return (
    <>
      <KeptPage path="/about">
        <PageHead title="About" canonical="/about" />
      </KeptPage>
      <KeptPage path="/contact">
        <PageHead title="Contact" canonical="/contact" description="How to reach us" />
      </KeptPage>
    </>
  );
}

it('shows the head of the page on screen alone, instead of the server’s', async () => {
  const { rerender } = render(<TwoPages to="/about" />, { wrapper: MemoryRouter });
  await waitFor(() => expect(titles()).toEqual(['About | Jhola']));
  expect(canonical()).toMatch(/\/about$/);
  rerender(<TwoPages to="/contact" />);
  await waitFor(() => expect(titles()).toEqual(['Contact | Jhola']));
  expect(canonical()).toMatch(/\/contact$/);
});
