import type { TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addOrderNote,
  adminOrderDetails,
  anyInvoice,
  packingSlip,
  setShipment,
  shipOrder,
} from '#data/api/admin-orders-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { saveFile } from '#ui/save-file.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { AdminOrder } from './AdminOrder';

vi.mock('#data/api/admin-orders-api.ts', () => ({
  adminOrderDetails: vi.fn(),
  addOrderNote: vi.fn(),
  anyInvoice: vi.fn(),
  packingSlip: vi.fn(),
  setShipment: vi.fn(),
  shipOrder: vi.fn(),
}));
vi.mock('#ui/save-file.ts', () => ({ saveFile: vi.fn() }));

const user = userEvent.setup({ delay: null });
const at = '2026-01-10T12:00:00.000Z';
const order = anOrder(['PLACED'], { payment: { method: 'CARD', state: 'PAID', flag: 'amount' } });
const { orderId } = order;
const asha = { kind: 'customer', userId: 'a'.repeat(24), name: 'Asha Rao' } as const;
const office = { kind: 'admin', userId: 'c'.repeat(24), name: 'Shop Admin' } as const;
const trail: TrailEntry[] = [
  { at, by: asha, what: 'placed' },
  { at, by: { kind: 'provider' }, what: 'payment', to: 'PAID' },
  { at, by: office, what: 'stage', to: 'CONFIRMED' },
];
const provider = { sessionId: 'cs_test_1', paymentId: 'pi_test_2' };

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('office'));
  vi.mocked(adminOrderDetails).mockReset().mockResolvedValue({ order, trail, provider });
  vi.mocked(addOrderNote).mockReset();
});

const show = () =>
  render(
    <AdminOrder
      orderId={orderId}
      customerPath={(id) => `/people/${id}`}
      changeAddress={() => <button type="button">Change Address</button>}
    />,
    { wrapper: MemoryRouter },
  );
const happened = async () =>
  within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');

it('shows what, for whom, how it is paid, and who did what', async () => {
  show();
  const [placed, paid, moved] = await happened();
  expect(placed?.textContent).toMatch(/^Order placedAsha Rao, customer · .*2026/);
  expect(paid?.textContent).toMatch(/^Payment: PaidThe card provider · /);
  expect(moved?.textContent).toMatch(/^Stage: ConfirmedShop Admin, administrator · /);
  expect(screen.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(
    `/people/${order.userId._id}`,
  );
  const money = within(screen.getByRole('region', { name: 'Payment' }));
  expect(money.getByText(/another amount than the order’s/)).toBeTruthy();
  expect(money.getByText('cs_test_1')).toBeTruthy();
  expect(money.getByText('pi_test_2')).toBeTruthy();
  expect(money.queryByText('Provider’s refund')).toBeNull();
});

it('shows what goes back for cancelled items, and whether it is there', async () => {
  const parts = [
    { rupees: 216, isDone: true },
    { rupees: 108, isDone: false },
  ];
  vi.mocked(adminOrderDetails).mockResolvedValue({ order, trail, provider: { ...provider, parts } });
  show();
  const money = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(await money.findByText('₹216.00 · Refunded')).toBeTruthy();
  expect(money.getByText('₹108.00 · Refund under way')).toBeTruthy();
});

it('names the provider’s refund once there is one', async () => {
  const refunded = anOrder(['PLACED', 'CANCELLED'], { payment: { method: 'CARD', state: 'REFUNDED' } });
  const refund: TrailEntry = { at, by: { kind: 'provider' }, what: 'refund', to: 'REFUNDED' };
  vi.mocked(adminOrderDetails).mockResolvedValue({
    order: refunded,
    trail: [...trail, refund],
    provider: { ...provider, refundId: 're_test_3' },
  });
  show();
  expect((await happened()).at(-1)?.textContent).toMatch(/^Refund: Refunded/);
  expect(within(screen.getByRole('region', { name: 'Payment' })).getByText('re_test_3')).toBeTruthy();
});

it('adds a note, with the same key when the same is sent again', async () => {
  vi.mocked(addOrderNote)
    .mockRejectedValueOnce(new Error('The shop is busy.'))
    .mockImplementation(async (_, text) => ({ at, by: office, what: 'note', text }));
  show();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  const add = screen.getByRole('button', { name: 'Add Note' });
  await user.click(add);
  expect(screen.getByRole('alert').textContent).toBe('Please write something.');
  expect(addOrderNote).not.toHaveBeenCalled();
  await user.type(field, 'Ring the bell');
  await user.click(add);
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('The shop is busy.'));
  expect(field.value).toBe('Ring the bell');
  await user.click(add);
  await waitFor(async () => expect((await happened()).at(-1)?.textContent).toMatch(/^NoteRing the bellShop/));
  expect(field.value).toBe('');
  const [first, second] = vi.mocked(addOrderNote).mock.calls;
  expect(first).toEqual([orderId, 'Ring the bell', second?.[2]]);
});

it('is asked for anew when the device learns that it has changed', async () => {
  show();
  await happened();
  const cancelled = anOrder(['PLACED', 'CANCELLED'], { orderId, payment: order.payment });
  const stage: TrailEntry = { at, by: asha, what: 'stage', to: 'CANCELLED' };
  vi.mocked(adminOrderDetails).mockResolvedValue({ order: cancelled, trail: [...trail, stage] });
  await (await openStore()).adminOrders.put(cancelled);
  await waitFor(async () =>
    expect((await happened()).at(-1)?.textContent).toMatch(/^Stage: CancelledAsha Rao/),
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('It was cancelled: the status is final.')).toBeTruthy();
});

it('shows what the device knows when the rest cannot be fetched, and says so when it knows nothing', async () => {
  vi.mocked(adminOrderDetails).mockRejectedValue(new Error('This order does not exist.'));
  show();
  expect(screen.getByText('Loading order...')).toBeTruthy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/This order could not be fetched.*This order does not exist\./);
  await (await openStore()).adminOrders.put(order);
  expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Its history could not be fetched');
  vi.mocked(adminOrderDetails).mockResolvedValue({ order, trail });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await happened()).toHaveLength(3);
});

it('leads back to all of them where there is no such order', async () => {
  vi.mocked(adminOrderDetails).mockRejectedValue(
    new ApiError('order.missing', 'This order does not exist.', 404),
  );
  show();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This order does not exist\./);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Manage Orders' })).toHaveLength(2);
});

it('hands over invoice and packing slip until it is cancelled', async () => {
  const [invoice, slip] = [new Blob(['1']), new Blob(['2'])];
  vi.mocked(anyInvoice).mockResolvedValueOnce(invoice);
  vi.mocked(packingSlip).mockResolvedValueOnce(slip);
  show();
  await user.click(await screen.findByRole('button', { name: 'Invoice' }));
  await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(invoice, `invoice-${orderId}.pdf`));
  await user.click(screen.getByRole('button', { name: 'Packing slip' }));
  await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(slip, `packing-slip-${orderId}.pdf`));
  await (await openStore()).adminOrders.put(anOrder(['PLACED', 'CANCELLED'], { orderId }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Packing slip' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Invoice' })).toBeNull();
});

it('hands over the invoice of a cancelled order that was issued before, by its number', async () => {
  const invoiceNumber = '2026-27/000042';
  const cancelled = anOrder(['PLACED', 'SHIPPED', 'CANCELLED'], { orderId, invoiceNumber });
  vi.mocked(adminOrderDetails).mockResolvedValue({ order: cancelled, trail });
  show();
  expect(await screen.findByRole('button', { name: `Invoice ${invoiceNumber}` })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Packing slip' })).toBeNull();
});

describe('the carrier', () => {
  const shipment = {
    carrier: 'Delhivery',
    trackingNumber: 'DL 123',
    trackingUrl: 'https://track.example/DL123',
  };
  const write = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };

  it('is named while an order is marked as shipped, and not with what is no number or no link', async () => {
    vi.mocked(shipOrder).mockResolvedValueOnce({ ...anOrder(['PLACED', 'SHIPPED']), orderId, shipment });
    show();
    await write('Tracking number', '<b>');
    await write('Tracking link (optional)', 'http://track.example');
    await user.click(screen.getByRole('button', { name: 'Mark as Shipped' }));
    expect(screen.getByText('Please enter the courier’s name.')).toBeTruthy();
    expect(screen.getByText('Please enter a tracking number of letters and digits.')).toBeTruthy();
    expect(screen.getByText(/Please enter a link that begins with https/)).toBeTruthy();
    expect(shipOrder).not.toHaveBeenCalled();
    await write('Courier’s name', shipment.carrier);
    await write('Tracking number', shipment.trackingNumber);
    await write('Tracking link (optional)', shipment.trackingUrl);
    expect(screen.queryByText('Please enter the courier’s name.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mark as Shipped' }));
    await waitFor(() => expect(shipOrder).toHaveBeenCalledExactlyOnceWith(orderId, shipment));
    expect(await screen.findByRole('button', { name: 'Save Courier' })).toBeTruthy();
  });

  it('is named later without a link, and changed', async () => {
    const shipped = { ...anOrder(['PLACED', 'SHIPPED']), orderId };
    vi.mocked(adminOrderDetails).mockResolvedValue({ order: shipped, trail });
    vi.mocked(setShipment).mockResolvedValueOnce({ ...shipped, shipment });
    show();
    await write('Courier’s name', 'Blue Dart');
    await write('Tracking number', '77');
    await user.click(screen.getByRole('button', { name: 'Save Courier' }));
    await waitFor(() =>
      expect(setShipment).toHaveBeenCalledExactlyOnceWith(orderId, {
        carrier: 'Blue Dart',
        trackingNumber: '77',
      }),
    );
  });

  it('has no form once the order is cancelled', async () => {
    vi.mocked(adminOrderDetails).mockResolvedValue({ order: { ...anOrder(['CANCELLED']), orderId }, trail });
    show();
    await screen.findByRole('heading', { name: 'Payment' });
    expect(screen.queryByRole('heading', { name: 'Courier' })).toBeNull();
  });
});
