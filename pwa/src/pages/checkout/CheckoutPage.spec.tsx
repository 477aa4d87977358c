import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { addresses } from '#data/api/addresses-api.ts';
import { deliveryAreas } from '#data/api/delivery-areas-api.ts';
import { cashOnDelivery } from '#data/api/orders-api.ts';
import { openStore } from '#data/db/open-store.ts';
import type { CartServer } from '#data/outbox/a-cart-server.ts';
import { fetchCart } from '#data/queries/fetch-cart.ts';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { address as home, lost, OrderCounter } from '#features/checkout/commands/an-order-counter.ts';
import { aDeliveryArea } from '#test-data/a-delivery-area.ts';
import { writtenAddress } from '#test-data/an-address.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { CheckoutPage } from './CheckoutPage';

vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));
vi.mock('#data/api/addresses-api.ts', () => ({ addresses: vi.fn() }));
vi.mock('#data/api/delivery-areas-api.ts', () => ({ deliveryAreas: vi.fn() }));
vi.mock('#data/api/cart-api.ts', () => ({
  cartItems: () => answer(),
  addToCart: (...call: Parameters<CartServer['addToCart']>) => counter.cart.addToCart(...call),
}));
vi.mock('#data/api/orders-api.ts', () => ({
  cashOnDelivery: vi.fn(),
  ownOrders: async () => counter.orders,
  paymentOptions: async () => ({ card: 'off' }),
}));

const user = userEvent.setup({ delay: null });
const atHome = { ...writtenAddress, _id: home, userId: asha._id, status: true };
const atWork = { ...atHome, _id: 'f'.repeat(24), name: 'Ramesh Rao' };
let counter: OrderCounter;
/** How the shop answers when it is asked for the cart. */
let answer: CartServer['cartItems'];

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(asha);
  counter = new OrderCounter();
  await counter.addToCart(2);
  answer = counter.cart.cartItems;
  vi.mocked(cashOnDelivery).mockReset().mockImplementation(counter.place);
  await (await openStore()).device.clear();
  vi.mocked(deliveryAreas).mockReset().mockResolvedValue({ version: 0, areas: [] });
  vi.mocked(addresses).mockReset().mockResolvedValue([atHome, atWork]);
});

const open = () => pageAt('/checkout', '/checkout', <CheckoutPage />);
const cash = () => screen.findByRole('button', { name: 'Cash on Delivery' });
const asksToChoose = () =>
  waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Please select a delivery address'));

it('shows where it goes, what it is and what it costs', async () => {
  open();
  const choice = await screen.findByRole('radio', { name: /Asha Rao/ });
  expect(choice.closest('label')?.textContent).toMatch(
    /12 Lotus Apartments, MG Road, Bengaluru, Bengaluru Urban, Karnataka, India - 560001Mobile: 9876543210/,
  );
  const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
  const line = summary.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('Toor Dal'));
  expect(line?.textContent).toMatch(/Qty: 2.*₹338/);
  expect(line?.querySelector('img')).toBeTruthy();
  const bill = within(summary.getByRole('region', { name: 'Bill Details' }));
  const amounts = bill.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(bill.getAllByRole('term').map(({ textContent }, row) => [textContent, amounts[row]])).toEqual([
    ['Items Total', 'Original price ₹398₹338'],
    ['Quantity Total', '2'],
    ['Delivery Charge', 'Free'],
    ['Grand Total', '₹338.00'],
  ]);
  expect(summary.getByText('You save ₹60 on this order')).toBeTruthy();
  // The shop takes no cards.
  expect(screen.queryByRole('button', { name: 'Pay Online' })).toBeNull();
});

it('orders nothing without a chosen address, leads to the choice, and then orders', async () => {
  const { address } = open();
  const choice = await screen.findByRole<HTMLInputElement>('radio', { name: /Asha Rao/ });
  expect(choice.checked).toBe(false);
  await user.click(await cash());
  await asksToChoose();
  expect((document.activeElement as HTMLInputElement).name).toBe('address');
  expect(cashOnDelivery).not.toHaveBeenCalled();
  await user.click(choice);
  await user.click(await cash());
  await waitFor(() => expect(address()).toBe(`/success?orderId=${counter.orders[0]?.orderId}`));
  expect(vi.mocked(cashOnDelivery).mock.lastCall?.[0]).toMatchObject({ totalAmt: 338, address: home });
});

it('has the only address chosen already', async () => {
  vi.mocked(addresses).mockResolvedValue([atHome]);
  open();
  const choice = await screen.findByRole<HTMLInputElement>('radio', { name: /Asha Rao/ });
  expect(choice.checked).toBe(true);
});

it('leads a shopper without an address to a new one', async () => {
  vi.mocked(addresses).mockResolvedValue([]);
  open();
  expect(await screen.findByText('Where shall it go? Add your first address.')).toBeTruthy();
  await user.click(await cash());
  await asksToChoose();
  const add = screen.getByRole('button', { name: '+ Add New Address' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('waits, says when the cart cannot be fetched, and tries again', async () => {
  const store = await openStore();
  await store.cartLines.clear();
  answer = async () => {
    throw lost;
  };
  open();
  expect(await screen.findByText('Loading...')).toBeTruthy();
  expect(await screen.findByText('Something went wrong!')).toBeTruthy();
  answer = counter.cart.cartItems;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await cash()).hasAttribute('disabled')).toBe(false);
});

it('has nothing to order from an empty cart', async () => {
  counter.cart.lines.clear();
  await fetchCart();
  open();
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cash on Delivery' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Shop Now' })).toBeTruthy();
});

const charge = () =>
  within(screen.getByRole('region', { name: 'Bill Details' })).getAllByRole('definition')[2]?.textContent;

it('says of an address where the shop does not deliver, and orders nothing to it', async () => {
  const village = { ...atWork, pincode: '585101' };
  vi.mocked(addresses).mockResolvedValue([atHome, village]);
  vi.mocked(deliveryAreas).mockResolvedValue({ version: 1, areas: [aDeliveryArea()] });
  open();
  const [served, unserved] = await Promise.all(
    [/Asha Rao/, /Ramesh Rao.*Not delivered here/].map((name) => screen.findByRole('radio', { name })),
  );
  expect(served?.closest('label')?.textContent).not.toContain('Not delivered here');
  await user.click(unserved as HTMLElement);
  expect(
    await screen.findByText('We do not deliver to this address. Please choose another one.'),
  ).toBeTruthy();
  expect(charge()).toBe('Not delivered here');
  expect((await cash()).hasAttribute('disabled')).toBe(true);
  await user.click(served as HTMLElement);
  expect((await cash()).hasAttribute('disabled')).toBe(false);
  expect(charge()).toBe('Free');
  expect(screen.getByText('Delivered within 45 minutes')).toBeTruthy();
});

it('charges what the area of the address does, and orders at that total', async () => {
  const areas = [
    aDeliveryArea({ charge: 40, freeFrom: 499 }),
    aDeliveryArea({ name: 'Far', codes: ['58*'], promise: { unit: 'days', count: 2 } }),
  ];
  vi.mocked(deliveryAreas).mockResolvedValue({ version: 1, areas });
  const { address } = open();
  await screen.findByRole('radio', { name: /Asha Rao/ });
  await waitFor(() => expect(charge()).toBe('By address'));
  await user.click(screen.getByRole('radio', { name: /Asha Rao/ }));
  await waitFor(() => expect(charge()).toBe('₹40'));
  expect(screen.getByText('Free from ₹499')).toBeTruthy();
  expect(screen.queryByText('Free delivery on every order')).toBeNull();
  await user.click(await cash());
  await waitFor(() => expect(address()).toMatch(/^\/success/));
  expect(vi.mocked(cashOnDelivery).mock.lastCall?.[0]).toMatchObject({ totalAmt: 378, address: home });
});
