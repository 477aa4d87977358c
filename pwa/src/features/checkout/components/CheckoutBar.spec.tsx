import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { checkoutTexts as texts } from '../texts';
import { CheckoutBar } from './CheckoutBar';

const user = userEvent.setup({ delay: null });
const onPlace = vi.fn();

function show(named: Partial<ComponentProps<typeof CheckoutBar>>) {
  onPlace.mockReset();
  const props = { total: 338, busy: undefined, hindrance: undefined, card: 'live', anew: false } as const;
  render(<CheckoutBar {...props} onPlace={onPlace} {...named} />);
}
const online = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay Online' });
const cash = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cash on Delivery' });

it('orders the way that is chosen', async () => {
  show({});
  await user.click(online());
  await user.click(cash());
  expect(onPlace.mock.calls).toEqual([['card'], ['cash']]);
});

it('says why it cannot be paid online while nobody knows whether cards are taken', () => {
  show({ card: 'unknown' });
  expect([online().disabled, cash().disabled]).toEqual([true, false]);
  const why = document.getElementById(online().getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe(texts.cardUnknown);
});

it('does not offer what the shop does not take', () => {
  show({ card: 'off' });
  expect(screen.queryByRole('button', { name: 'Pay Online' })).toBeNull();
  expect(cash().disabled).toBe(false);
});

it('says that it is play money', () => {
  show({ card: 'test' });
  expect(online().disabled).toBe(false);
  expect(screen.getByText(texts.cardTest)).toBeTruthy();
});

it('says why nothing can be ordered', () => {
  show({ hindrance: 'offline', card: 'unknown' });
  expect([online().disabled, cash().disabled]).toEqual([true, true]);
  expect(screen.getByText(texts.offline)).toBeTruthy();
  expect(screen.queryByText(texts.cardUnknown)).toBeNull();
});

it('says what is missing until the minimum is reached', () => {
  show({ hindrance: 'below-minimum', minimum: { minimum: '₹250', missing: '₹50' } });
  expect([online().disabled, cash().disabled]).toEqual([true, true]);
  expect(screen.getByText('Orders start at ₹250: add products for ₹50 more.')).toBeTruthy();
});

it('takes no second order while one is being placed', () => {
  show({ busy: 'card' });
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(screen.getByRole('button', { name: texts.openingPayment })).toBeTruthy();
});
