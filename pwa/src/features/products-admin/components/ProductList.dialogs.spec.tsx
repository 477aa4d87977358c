import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminProducts, createProduct, deleteProduct, updateProduct } from '#data/api/admin-products-api.ts';
import { anAdminProduct } from '#test-data/an-admin-product.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { ProductList } from './ProductList';

vi.mock('#data/api/admin-products-api.ts', () => ({
  adminProducts: vi.fn(),
  createProduct: vi.fn(),
  updateProduct: vi.fn(),
  deleteProduct: vi.fn(),
  conflictIn: vi.fn(),
}));
vi.mock('#data/queries/fetch-categories.ts', () => ({ fetchCategories: async () => {} }));

const user = userEvent.setup({ delay: null });
const kurta = anAdminProduct();
const lamp = anAdminProduct({ _id: '1'.repeat(24), name: 'Lamp', published: false });
const nothing = () => undefined;

beforeEach(() => {
  vi.mocked(adminProducts)
    .mockReset()
    .mockResolvedValue({ products: [kurta, lamp], totalCount: 2, totalPage: 1 });
  vi.mocked(updateProduct).mockReset();
  vi.mocked(createProduct).mockReset();
});

const show = () =>
  render(
    <ProductList
      current
      searching={{
        text: '',
        onText: nothing,
        search: '',
        show: 'all',
        setShow: nothing,
        page: 1,
        setPage: nothing,
      }}
      cards={false}
      onCards={nothing}
      shown={{}}
      onShown={nothing}
    />,
    { wrapper: MemoryRouter },
  );
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = (name = 'Upload Product') => within(screen.getByRole('dialog', { name }));

it('sends what an edit changed, and nothing else', async () => {
  vi.mocked(updateProduct).mockResolvedValueOnce({ data: kurta, message: 'Product updated successfully!' });
  show();
  await press('Edit: Kurta');
  const form = dialog();
  const price = form.getByRole('textbox', { name: /^Price/ });
  await user.clear(price);
  await press('Update Product');
  expect(form.getByRole('alert').textContent).toBe('Please fill in this field.');
  expect(document.activeElement).toBe(price);
  await user.type(price, '899');
  expect(form.queryByRole('alert')).toBeNull();
  await press('Update Product');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const base = { version: kurta.version, fields: { price: 999 } };
  expect(updateProduct).toHaveBeenCalledWith({ _id: kurta._id, price: 899, base }, expect.any(String));
  expect(currentToasts().some(({ text }) => text === 'Product updated successfully!')).toBe(true);
});

it('keeps the unit of a fixed type as it is, and offers units to a variable one', async () => {
  show();
  await press('Edit: Kurta');
  const form = dialog();
  expect(form.getByRole('textbox', { name: /^Unit/ })).toHaveProperty('readOnly', true);
  await user.selectOptions(form.getByRole('combobox', { name: /^Product type/ }), 'Variable');
  await user.selectOptions(form.getByRole('combobox', { name: /^Unit/ }), 'gm');
  await user.selectOptions(form.getByRole('combobox', { name: /^Product type/ }), 'Fixed');
  expect(form.getByRole('textbox', { name: /^Unit/ })).toHaveProperty('value', 'pack');
});

it('makes another product like one: a draft with a name of its own', async () => {
  vi.mocked(createProduct).mockResolvedValueOnce({ data: lamp, message: 'Product added successfully!' });
  show();
  await press('Duplicate: Kurta');
  await press('Submit');
  await waitFor(() => expect(createProduct).toHaveBeenCalled());
  expect(vi.mocked(createProduct).mock.calls[0]?.[0]).toMatchObject({
    name: 'Kurta (copy)',
    stock: 0,
    price: 999,
    published: false,
    category: ['a'.repeat(24)],
  });
});

it('asks before what was written is lost, and keeps it', async () => {
  show();
  await press('Edit: Kurta');
  const form = dialog();
  await user.type(form.getByRole('textbox', { name: /^Name/ }), '!');
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click(dialog('Unsaved changes').getByRole('button', { name: 'Keep editing' }));
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Kurta!');
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click(dialog('Unsaved changes').getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Edit: Kurta');
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what the shop refuses, and keeps what was written', async () => {
  vi.mocked(updateProduct).mockRejectedValue(new Error('This category does not exist.'));
  show();
  await press('Edit: Kurta');
  await user.type(dialog().getByRole('textbox', { name: /^Name/ }), '!');
  await press('Update Product');
  await waitFor(() =>
    expect(currentToasts().some(({ text }) => text === 'This category does not exist.')).toBe(true),
  );
  await press('Update Product');
  await waitFor(() => expect(updateProduct).toHaveBeenCalledTimes(2));
  const keys = vi.mocked(updateProduct).mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(dialog().getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Kurta!');
});

it('deletes for good once somebody says so', async () => {
  vi.mocked(deleteProduct).mockResolvedValueOnce('Product deleted successfully!');
  show();
  await press('Delete: Lamp');
  const question = dialog('Permanent Delete');
  expect(question.getByText('Are you sure want to delete permanently?')).toBeTruthy();
  expect(question.getByText('Lamp · pack')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleteProduct).toHaveBeenCalledWith(lamp._id));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' }));
});
