import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload';

const Greeting = ({ name }: { readonly name: string }) => <p>Namaste {name}</p>;
const shown = (Component: typeof Greeting) =>
  render(
    <Suspense fallback={<p>Loading…</p>}>
      <Component name="Asha" />
    </Suspense>,
  );

it('is waited for when it was not preloaded', async () => {
  const load = vi.fn(async () => Greeting);
  const { Component } = lazyWithPreload(load);
  expect(load).not.toHaveBeenCalled();
  shown(Component);
  screen.getByText('Loading…');
  await screen.findByText('Namaste Asha');
});

it('is there immediately once it was preloaded', async () => {
  const { Component, preload } = lazyWithPreload(async () => Greeting);
  await preload();
  shown(Component);
  screen.getByText('Namaste Asha');
});
