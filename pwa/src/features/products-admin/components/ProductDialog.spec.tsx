import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { ProductConflict } from '@jhola/shared/contracts/product-conflict.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { updateProduct } from '#data/api/admin-products-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { anAdminProduct } from '#test-data/an-admin-product.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { ProductDialog } from './ProductDialog';

vi.mock('#data/api/admin-products-api.ts', () => ({
  updateProduct: vi.fn(),
  conflictIn: ({ details }: ApiError) => ProductConflict.safeParse(details).data,
}));
vi.mock('#data/queries/fetch-categories.ts', () => ({ fetchCategories: async () => {} }));

const user = userEvent.setup({ delay: null });
const read = anAdminProduct({ more_details: { Brand: 'Tasva' } });
/** As another has left it: another price, another brand, and a unit of its own. */
const theirs = anAdminProduct({
  ...{ version: 9, price: 799, unit: 'box', more_details: { Brand: 'Manyavar' } },
});
const at = '2026-11-21T08:35:00.000Z';
const by = { _id: 'f'.repeat(24), name: 'Asha' };

const refuse = () =>
  vi.mocked(updateProduct).mockRejectedValueOnce(
    new ApiError('product.changed-by-another', 'Somebody else has changed this product.', 409, {
      product: theirs,
      changes: [
        { field: 'price', before: 999, after: 799, by, at },
        { field: 'more_details.Brand', before: 'Tasva', after: 'Manyavar' },
      ],
    }),
  );
const answer = (data: AdminProduct) =>
  vi.mocked(updateProduct).mockResolvedValueOnce({ data, message: 'Product updated successfully!' });

const onClose = vi.fn();
beforeEach(() => {
  vi.mocked(updateProduct).mockReset();
  onClose.mockReset();
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const conflict = () => screen.findByRole('dialog', { name: 'Changed meanwhile' });
const lastSent = () => vi.mocked(updateProduct).mock.calls.at(-1)?.[0];

const open = (product = read) =>
  render(<ProductDialog task={{ what: 'edit', product }} onClose={onClose} onSaved={vi.fn()} />, {
    wrapper: MemoryRouter,
  });

/** Writes another price and brand, and sends them. */
async function write(): Promise<void> {
  open();
  await user.clear(field(/^Price/));
  await user.type(field(/^Price/), '899');
  await user.clear(field(/^Brand/));
  await user.type(field(/^Brand/), 'Mine');
  await press('Update Product');
}

it('says what another has changed, field by field, and saves what is chosen', async () => {
  refuse();
  await write();
  const dialog = within(await conflict());
  const price = dialog.getByRole('group', { name: 'Price' });
  expect(price.textContent).toMatch(/Asha, 21 Nov 2026.*₹999.*₹799/);
  expect(dialog.getByText('Also changed by others, and kept: Unit.')).toBeTruthy();
  const brand = dialog.getByRole('group', { name: 'Brand' });
  expect(brand.textContent).toMatch(/Somebody else.*Tasva.*Manyavar/);
  await user.click(within(brand).getByRole('radio', { name: /Take theirs Manyavar/ }));
  expect(currentToasts()).toEqual([]);

  answer(anAdminProduct({ ...theirs, price: 899, version: 10 }));
  await user.click(dialog.getByRole('button', { name: 'Save product' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const base = { version: 9, fields: { price: 799 } };
  expect(lastSent()).toEqual({ _id: read._id, price: 899, base });
});

it('loses nothing that was written where one goes back', async () => {
  refuse();
  await write();
  await user.click(within(await conflict()).getByRole('button', { name: 'Back to editing' }));
  expect(screen.queryByRole('dialog', { name: 'Changed meanwhile' })).toBeNull();
  expect(field(/^Price/)).toHaveProperty('value', '899');
  expect(field(/^Brand/)).toHaveProperty('value', 'Mine');
  // nothing is decided yet: what was read is what it was
  refuse();
  await press('Update Product');
  await conflict();
  expect(lastSent()).toMatchObject({ base: { version: read.version, fields: { price: 999 } } });
});

it('says what others have changed beside', async () => {
  answer(anAdminProduct({ ...read, price: 899, more_details: { Brand: 'Mine' }, unit: 'box', stock: 3 }));
  await write();
  const words = 'Product updated. Others have changed meanwhile, and that is kept: Unit.';
  await waitFor(() => expect(currentToasts().some(({ text }) => text === words)).toBe(true));
});

it('says what shoppers pay while price and discount are typed', async () => {
  open();
  const pays = () => screen.getByText('Shoppers pay').textContent;
  expect(pays()).toBe('Shoppers pay ₹899');
  await user.type(field(/^Discount/), 'x');
  expect(pays()).toBe('Shoppers pay –');
  await user.clear(field(/^Discount/));
  await user.type(field(/^Discount/), '25');
  expect(pays()).toBe('Shoppers pay ₹749');
});

it('keeps the words beside a field until it is right, also those of the shop', async () => {
  open();
  const message = () => screen.queryByRole('alert')?.textContent;
  await user.type(field(/^Barcode/), '1234');
  expect(message()).toBeUndefined();
  await press('Update Product');
  expect(message()).toBe('Please check the digits: they are not those of a barcode.');
  await user.type(field(/^Barcode/), '5');
  expect(message()).toBeDefined();
  await user.clear(field(/^Barcode/));
  expect(message()).toBeUndefined();

  await user.type(field(/^SKU/), 'K-1');
  const words = 'The SKU K-1 is that of Lamp.';
  vi.mocked(updateProduct).mockRejectedValueOnce(new ApiError('product.sku-taken', words, 409));
  await press('Update Product');
  await waitFor(() => expect(message()).toBe(words));
  expect(document.activeElement).toBe(field(/^SKU/));
  await user.type(field(/^SKU/), '2');
  expect(message()).toBeUndefined();
});

it('lets a draft be as odd as it likes', async () => {
  open(anAdminProduct({ published: false, category: [] }));
  await user.clear(field(/^Discount/));
  await user.type(field(/^Discount/), '100');
  answer(read);
  await press('Update Product');
  await waitFor(() => expect(lastSent()).toMatchObject({ discount: 100 }));
});

it('asks before shoppers see what is odd, and names it', async () => {
  open(anAdminProduct({ published: false, category: [], price: 0 }));
  await user.click(screen.getByRole('checkbox', { name: /^Published/ }));
  await press('Update Product');
  const asked = within(await screen.findByRole('dialog', { name: 'Publish it all the same?' }));
  expect(asked.getByText(/^Its price is ₹0\. It is in no category/)).toBeTruthy();
  expect(asked.getByText('Kurta')).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Keep editing' }));
  expect(updateProduct).not.toHaveBeenCalled();

  await press('Update Product');
  answer(read);
  const again = within(await screen.findByRole('dialog', { name: 'Publish it all the same?' }));
  await user.click(again.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(lastSent()).toMatchObject({ published: true }));
});

it('asks nothing where it was odd before', async () => {
  open(anAdminProduct({ category: [] }));
  await user.type(field(/^Name/), '!');
  answer(read);
  await press('Update Product');
  await waitFor(() => expect(lastSent()).toMatchObject({ name: 'Kurta!' }));
  expect(screen.queryByRole('dialog', { name: 'Publish it all the same?' })).toBeNull();
});
