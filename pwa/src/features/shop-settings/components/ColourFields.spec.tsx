import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShopForm } from '../hooks/use-shop-form';
import { ColourFields } from './ColourFields';

function Form() {
  const state = useShopForm(defaultShopSettings);
  return (
    <>
      <ColourFields state={state} />
      <output>{`${state.fields.brand} ${state.fields.accent}`}</output>
    </>
  );
}

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

it('say how words stand on a colour, and where another tone of it is used', () => {
  render(<Form />);
  choose('Brand colour', '#ffff00');
  expect(screen.getAllByText(/Words on it are black/)).toHaveLength(2);
  expect(screen.getByText(/hardly be seen on a light screen: buttons are darker there/)).toBeDefined();
  choose('Brand colour', '#000000');
  expect(screen.getByText(/Words on it are white/)).toBeDefined();
  expect(screen.getByText(/hardly be seen on a dark screen: buttons are lighter there/)).toBeDefined();
  choose('Brand colour', '#6f6fd8');
  expect(screen.queryByText(/hardly be seen/)).toBeNull();
});

it('go back to those of the theme', () => {
  render(<Form />);
  expect(screen.queryByRole('button', { name: 'Use the colours of the theme' })).toBeNull();
  choose('Colour of offers', '#00FF7F');
  expect(screen.getByRole('status').textContent).toBe(' #00ff7f');
  fireEvent.click(screen.getByRole('button', { name: 'Use the colours of the theme' }));
  expect(screen.getByRole('status').textContent).toBe(' ');
});
