import type { Order } from '@jhola/shared/contracts/orders.contract';
import { formatTotal } from '@jhola/shared/domain/money/money';
import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { ownOrder } from '#data/api/orders-api.ts';
import { clearTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { usePaymentWait } from '#features/orders/hooks/use-payment-wait.ts';
import { CancelPage } from '#pages/cancel/CancelPage.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';
import { anOrder } from '#test-data/an-order.ts';
import { pageAt } from '#test-data/page-at.tsx';

vi.mock('#data/api/orders-api.ts', () => ({ ownOrder: vi.fn() }));
vi.mock('#features/orders/hooks/use-payment-wait.ts', () => ({ usePaymentWait: vi.fn(() => false) }));
vi.mock('#data/queries/fetch-cart.ts', () => ({ fetchCart: async () => {} }));

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(asha);
  vi.mocked(ownOrder)
    .mockReset()
    .mockRejectedValue(new ApiError('order.missing', 'No such order', 404));
});

const success = (query = '') => pageAt(`/success${query}`, '/success', <SuccessPage />);
const cancel = (query = '') => pageAt(`/cancel${query}`, '/cancel', <CancelPage />);
const titled = (name: string) => screen.findByRole('heading', { level: 1, name });
const ORD = 'ORD-7K3M9Q';
const order = (stages: Parameters<typeof anOrder>[0], payment: Partial<Order['payment']>) =>
  vi
    .mocked(ownOrder)
    .mockResolvedValue(
      anOrder(stages, { orderId: ORD, payment: { method: 'CARD', state: 'PAID', ...payment } }),
    );

describe('success', () => {
  it.each([
    ['Waiting for your payment', ['PLACED'], { state: 'PENDING' }],
    ['Payment Failed', ['PLACED', 'CANCELLED'], { state: 'FAILED' }],
    [`Order #${ORD} Cancelled`, ['PLACED', 'CANCELLED'], { state: 'VOID' }],
    ['Your money goes back', ['PLACED', 'CANCELLED'], { state: 'REFUNDED' }],
  ] as const)('says "%s" where it is so', async (title, stages, payment) => {
    order(stages, payment);
    success(`?orderId=${ORD}`);
    await titled(title);
    const link = screen.getByRole('link', { name: 'See Your Order' });
    expect(link.getAttribute('href')).toBe(`/dashboard/myorders/${ORD}`);
  });

  it.each([
    ['Payment Successfully', { method: 'CARD', state: 'PAID' }, 'Paid'],
    ['Order Successfully', { method: 'COD', state: 'DUE' }, 'To pay at your door'],
  ] as const)(
    'says "%s" with number, amount and promise, and leads to the order and home',
    async (title, payment, amount) => {
      order(['PLACED'], payment);
      success(`?orderId=${ORD}`);
      await titled(title);
      const [number, money, delivery] = screen
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
      expect([number, money, delivery]).toEqual([
        ORD,
        formatTotal(anOrder(['PLACED']).totalAmt),
        shopIdentity.tagline,
      ]);
      expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain(amount);
      const track = screen.getByRole('link', { name: 'Track order' });
      expect(track.getAttribute('href')).toBe(`/dashboard/myorders/${ORD}`);
      expect(screen.getByRole('link', { name: 'Go To Home' }).getAttribute('href')).toBe('/');
    },
  );

  it('says when the payment takes long, and offers to pay', async () => {
    vi.mocked(usePaymentWait).mockReturnValue(true);
    order(['PLACED'], { state: 'PENDING', url: 'https://cards.example/pay/1' });
    success(`?orderId=${ORD}`);
    await titled('Waiting for your payment');
    expect(screen.getByText(/^This takes longer than usual\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pay now/i })).toBeTruthy();
    expect(vi.mocked(usePaymentWait).mock.lastCall).toEqual([ORD, true]);
  });

  it('claims nothing of its own', async () => {
    success();
    await titled('Your orders');
    expect(screen.queryByText(/Successfully/)).toBeNull();
    expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(screen.getByRole('link', { name: 'My Orders' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go To Home' }).getAttribute('href')).toBe('/');
  });
});

it('says of an order of the version before, which named none in the address, that it went well', async () => {
  const led = { pathname: '/success', state: { text: 'Order' } };
  render(
    <MemoryRouter initialEntries={[led]}>
      <SuccessPage />
    </MemoryRouter>,
  );
  await titled('Order Successfully');
  expect(screen.getByRole('link', { name: 'Go To Home' }).getAttribute('href')).toBe('/');
});

describe('cancel', () => {
  it('says that an order is cancelled once the shop has answered', async () => {
    order(['PLACED', 'CANCELLED'], { state: 'VOID' });
    cancel(`?orderId=${ORD}`);
    await titled(`Order #${ORD} Cancelled`);
  });

  it('says that it is not while it stands, or is not paid yet', async () => {
    order(['PLACED'], { method: 'COD', state: 'DUE' });
    cancel(`?orderId=${ORD}`);
    await titled(`Order #${ORD} is not cancelled`);
  });

  it('offers to pay or to cancel what is not paid yet', async () => {
    order(['PLACED'], { state: 'PENDING', url: 'https://cards.example/pay/1' });
    cancel(`?orderId=${ORD}`);
    await titled('You have not paid yet');
    expect(screen.getByRole('button', { name: 'Cancel Order' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pay now/i })).toBeTruthy();
  });

  it('claims nothing where the address names no order', async () => {
    cancel();
    await titled('Your orders');
  });
});

describe.each([
  ['success', success],
  ['cancel', cancel],
])('%s', (_, open) => {
  it('tells a stranger nothing', async () => {
    open(`?orderId=${ORD}`);
    await titled('We do not know this order');
  });

  it('asks a visitor to log in', async () => {
    clearTokens();
    open(`?orderId=${ORD}`);
    await titled('Please log in to see your order');
    expect(ownOrder).not.toHaveBeenCalled();
  });
});
