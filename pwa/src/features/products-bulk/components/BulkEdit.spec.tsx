import type { BulkResult, BulkState } from '@jhola/shared/contracts/bulk-edit.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyBulkEdit, previewBulkEdit } from '#data/api/bulk-edit-api.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { BulkEdit } from './BulkEdit';

vi.mock('#data/api/bulk-edit-api.ts', () => ({ previewBulkEdit: vi.fn(), applyBulkEdit: vi.fn() }));

const user = userEvent.setup({ delay: null });
const state = (change: Partial<BulkState> = {}): BulkState => ({
  ...{ price: 90, discount: 0, stock: 3, category: ['Pulses'], subCategory: [], published: true },
  ...change,
});
const [DAL, LAMP] = ['a', 'b'].map((digit) => digit.repeat(24)) as [string, string];
const onDone = vi.fn();

beforeEach(() => {
  onDone.mockReset();
  vi.mocked(previewBulkEdit).mockReset();
  vi.mocked(applyBulkEdit).mockReset();
});

/** Presses a button of the bar, and answers the preview with these results. */
async function start(task: string, results: BulkResult[], ids = [DAL, LAMP]) {
  vi.mocked(previewBulkEdit).mockResolvedValue(results);
  vi.mocked(applyBulkEdit).mockResolvedValue(results);
  render(<BulkEdit ids={ids} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: task }));
  return within(await screen.findByRole('dialog', { name: `${task} ${ids.length} products` }));
}

it('deletes what is named, once somebody says so', async () => {
  const results: BulkResult[] = [
    { productId: DAL, name: 'Toor Dal', before: state(), deleted: true },
    {
      productId: LAMP,
      refusal: { message: 'This product does not exist.', code: 'product.missing', details: {} },
    },
  ];
  const dialog = await start('Delete', results);
  expect(await dialog.findByText('1 will be deleted, 1 cannot be.')).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Toor Dal₹90, 3 in stock',
    'A product that is goneThis product does not exist.',
  ]);
  expect(dialog.getByText(/^They are deleted for good/)).toBeTruthy();
  expect(applyBulkEdit).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Delete 1 product' }));
  expect(await dialog.findByText('1 deleted, 1 could not be.')).toBeTruthy();
  expect(applyBulkEdit).toHaveBeenCalledWith(
    { productIds: [DAL, LAMP], change: { deleted: true } },
    expect.any(String),
  );
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

it('has what a phone has no room for in a sheet, what deletes in red', async () => {
  render(<BulkEdit ids={[DAL, LAMP]} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  const sheet = within(await screen.findByRole('dialog', { name: '2 products' }));
  const [, ...tasks] = sheet.getAllByRole('button');
  expect(tasks.map(({ textContent }) => textContent)).toEqual(['Publish', 'Unpublish', 'Delete']);
  expect(tasks.map(({ className }) => /danger/.test(className))).toEqual([false, false, true]);
  vi.mocked(previewBulkEdit).mockResolvedValue([]);
  await user.click(sheet.getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByRole('dialog', { name: 'Unpublish 2 products' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: '2 products' })).toBeNull();
});

it('does nothing where one cancels', async () => {
  const dialog = await start('Unpublish', [
    { productId: DAL, name: 'Toor Dal', before: state(), after: state({ published: false }) },
    {
      productId: LAMP,
      name: 'Lamp',
      before: state({ published: false }),
      after: state({ published: false }),
    },
  ]);
  expect(await dialog.findByText('1 will be drafts, 1 are already, 0 cannot be.')).toBeTruthy();
  expect(dialog.getAllByRole('listitem')[0]?.textContent).toMatch(/Published.*Yes.*No/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([onDone, vi.mocked(applyBulkEdit)].map((call) => call.mock.calls.length)).toEqual([0, 0]);
});

it('says what is odd before it is published', async () => {
  const odd = { price: 0, category: [] };
  const dialog = await start('Publish', [
    { productId: DAL, name: 'Toor Dal', before: state({ ...odd, published: false }), after: state(odd) },
    { productId: LAMP, name: 'Lamp', before: state({ published: false }), after: state() },
  ]);
  await dialog.findByRole('button', { name: 'Publish 2 products' });
  const [dal, lamp] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(dal).toMatch(/Its price is ₹0\. It is in no category/);
  expect(lamp).not.toMatch(/Its price/);
});

it('asks for as many as one call takes, says how far it is, and names a hundred', async () => {
  const ids = Array.from({ length: 8208 }, (_, at) => String(at).padStart(24, '0'));
  const deleted = (productIds: readonly string[]): BulkResult[] =>
    productIds.map((productId) => ({ productId, name: 'Dal', before: state(), deleted: true }));
  let goOn: () => void = () => undefined;
  vi.mocked(previewBulkEdit).mockImplementation(async ({ productIds }) => {
    if (productIds[0] === ids[4100]) await new Promise<void>((resolve) => (goOn = resolve));
    return deleted(productIds);
  });
  vi.mocked(applyBulkEdit).mockImplementation(async ({ productIds }) => deleted(productIds));
  render(<BulkEdit ids={ids} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 8,208 products' }));
  expect(await dialog.findByText('4,100 of 8,208 looked at')).toBeTruthy();
  expect(dialog.getByRole('progressbar')).toHaveProperty('value', 4100);
  goOn();
  expect(await dialog.findByText('8,208 will be deleted, 0 cannot be.')).toBeTruthy();
  expect(dialog.queryByRole('progressbar')).toBeNull();
  expect(dialog.getAllByRole('listitem')).toHaveLength(100);
  expect(dialog.getByText('And 8,108 more.')).toBeTruthy();
  expect(vi.mocked(previewBulkEdit).mock.calls.map(([{ productIds }]) => productIds.length)).toEqual([
    ...Array.from({ length: 82 }, () => 100),
    8,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Delete 8,208 products' }));
  expect(await dialog.findByText('8,208 deleted, 0 could not be.')).toBeTruthy();
  const sent = vi.mocked(applyBulkEdit).mock.calls;
  expect(sent.flatMap(([{ productIds }]) => productIds)).toEqual(ids);
  expect(new Set(sent.map(([, key]) => key)).size).toBe(83);
});

it('is given up while it is looked at, and asks for no more then', async () => {
  const ids = Array.from({ length: 300 }, (_, at) => String(at).padStart(24, '0'));
  let goOn: () => void = () => undefined;
  vi.mocked(previewBulkEdit).mockImplementation(async () => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return [];
  });
  render(<BulkEdit ids={ids} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  goOn();
  await waitFor(() => expect(vi.mocked(previewBulkEdit).mock.settledResults).toHaveLength(1));
  expect(previewBulkEdit).toHaveBeenCalledTimes(1);
  expect(currentToasts()).toEqual([]);
});

it('cannot be closed while it is written', async () => {
  const ids = Array.from({ length: 101 }, (_, at) => String(at).padStart(24, '0'));
  const published = ids.map((productId) => ({
    productId,
    before: state({ published: false }),
    after: state(),
  }));
  vi.mocked(previewBulkEdit).mockImplementation(async ({ productIds }) =>
    published.filter(({ productId }) => productIds.includes(productId)),
  );
  let goOn: () => void = () => undefined;
  vi.mocked(applyBulkEdit)
    .mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (goOn = resolve));
      return published.slice(0, 100);
    })
    .mockResolvedValueOnce(published.slice(100));
  render(<BulkEdit ids={ids} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Publish 101 products' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('0 of 101 done. Please keep this page open.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  goOn();
  expect(await dialog.findByText('101 published, 0 were already, 0 could not be.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Close' })).toBeTruthy();
});

it('goes on where it was after a lost answer', async () => {
  const ids = Array.from({ length: 250 }, (_, at) => String(at).padStart(24, '0'));
  const published = ({ productIds }: { readonly productIds: readonly string[] }) =>
    productIds.map((productId) => ({ productId, before: state({ published: false }), after: state() }));
  vi.mocked(previewBulkEdit).mockImplementation(async (asked) => published(asked));
  vi.mocked(applyBulkEdit).mockImplementation(async (asked) => published(asked));
  render(<BulkEdit ids={ids} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const publish = await screen.findByRole('button', { name: 'Publish 250 products' });
  vi.mocked(applyBulkEdit)
    .mockImplementationOnce(async (asked) => published(asked))
    .mockRejectedValueOnce(new Error('No connection'));
  await user.click(publish);
  await waitFor(() => expect(applyBulkEdit).toHaveBeenCalledTimes(2));
  await user.click(publish);
  await screen.findByText('250 published, 0 were already, 0 could not be.');
  const keys = vi.mocked(applyBulkEdit).mock.calls.map(([, key]) => key);
  expect(keys).toEqual([keys[0], keys[1], keys[0], keys[1], expect.any(String)]);
});
