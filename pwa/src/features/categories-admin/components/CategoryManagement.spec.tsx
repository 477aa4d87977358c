import { errorCodes } from '@jhola/shared/errors/error-codes';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { addCategory, deleteCategory, updateCategory } from '#data/api/admin-categories-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { categories, subcategories } from '#data/api/catalogue-api.ts';
import { uploadPicture } from '#data/api/pictures-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { CategoryManagement } from './CategoryManagement';

vi.mock('#data/api/catalogue-api.ts', () => ({ categories: vi.fn(), subcategories: vi.fn() }));
vi.mock('#data/api/pictures-api.ts', () => ({ uploadPicture: vi.fn() }));
vi.mock('#data/api/admin-categories-api.ts', () => ({
  addCategory: vi.fn(),
  updateCategory: vi.fn(),
  deleteCategory: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const shade = { _id: 'a'.repeat(24), name: 'Shade', image: '/uploads/shade.webp' };
const outdoors = { _id: 'b'.repeat(24), name: 'Outdoors', image: '/uploads/outdoors.webp' };
const parasols = { _id: 'c'.repeat(24), name: 'Parasols', image: '/uploads/p.webp', category: [shade] };
const awnings = { ...parasols, _id: 'd'.repeat(24), name: 'Awnings', category: [shade, outdoors] };

beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.categories.clear(), store.subcategories.clear()]);
  vi.resetAllMocks();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));
  vi.mocked(categories).mockResolvedValue([outdoors, shade]);
  vi.mocked(subcategories).mockResolvedValue([awnings, parasols]);
  vi.mocked(uploadPicture).mockResolvedValue('/uploads/new.webp');
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const names = () =>
  within(screen.getByRole('list', { name: 'Category Management' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const choosePicture = () =>
  user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['x'], 'shade.png', { type: 'image/png' }),
  );
const lastToast = () => currentToasts().at(-1);
const refusal = (code: 'category.in-use' | 'category.name-taken', details = {}) =>
  new ApiError(code, errorCodes[code].message, errorCodes[code].status, details);

it('shows all categories and counts them', async () => {
  render(<CategoryManagement />);
  expect(await screen.findByText('2 categories')).toBeDefined();
  expect(names()).toEqual(['Outdoors', 'Shade']);
});

it('waits, says when they cannot be fetched, and tries again', async () => {
  vi.mocked(categories).mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500));
  render(<CategoryManagement />);
  expect(screen.getByText('Loading...')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('The categories could not be fetched');
  await press('Retry');
  expect(await screen.findByText('2 categories')).toBeDefined();
});

it('adds one with a name and a picture, and sends nothing without both', async () => {
  let answer: (words: string) => void = () => {};
  vi.mocked(addCategory).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  render(<CategoryManagement />);
  await press('Add Category');
  const adding = dialog('Add Category');
  const submit = adding.getByRole<HTMLButtonElement>('button', { name: 'Add Category' });
  expect(button('Upload Image').disabled).toBe(true);
  expect(adding.getByText('Enter the name first.')).toBeDefined();
  await user.type(adding.getByRole('textbox', { name: /^Name/ }), ' Pooja ');
  await user.type(adding.getByRole('textbox', { name: /^Hindi name/ }), ' पूजा ');
  expect(button('Upload Image').disabled).toBe(false);
  expect(submit.disabled).toBe(true);
  await user.keyboard('{Enter}');
  expect(addCategory).not.toHaveBeenCalled();
  await choosePicture();
  await waitFor(() => expect(submit.disabled).toBe(false));
  expect(lastToast()?.text).toBe('Image uploaded successfully!');
  const pooja = { _id: 'e'.repeat(24), name: 'Pooja', image: '/uploads/new.webp' };
  vi.mocked(categories).mockResolvedValue([outdoors, pooja, shade]);
  await user.click(submit);
  expect(adding.getByRole<HTMLButtonElement>('button', { name: 'Adding...' }).disabled).toBe(true);
  answer('Category added successfully!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addCategory).toHaveBeenCalledExactlyOnceWith(
    { name: 'Pooja', nameHindi: 'पूजा', image: '/uploads/new.webp' },
    expect.any(String),
  );
  expect(lastToast()?.text).toBe('Category added successfully!');
  await waitFor(() => expect(names()).toEqual(['Outdoors', 'Pooja', 'Shade']));
});

it('keeps a size guide that is a table, and sends none that is not', async () => {
  const guide = 'Size | Chest\nM | 38 in';
  vi.mocked(updateCategory).mockResolvedValue('Category updated successfully!');
  vi.mocked(categories).mockResolvedValue([shade]);
  render(<CategoryManagement />);
  await press('Edit: Shade');
  const editing = dialog('Update Category');
  const submit = editing.getByRole<HTMLButtonElement>('button', { name: 'Update Category' });
  const field = editing.getByRole('textbox', { name: /^Size guide/ });
  await user.type(field, 'Size | Chest');
  expect(submit.disabled).toBe(true);
  expect(editing.getByText(/as many cells as the headings/)).toBeDefined();
  await user.type(field, '\nM | 38 in');
  await user.click(submit);
  await waitFor(() =>
    expect(updateCategory).toHaveBeenCalledExactlyOnceWith(
      { ...shade, nameHindi: '', sizeGuide: guide },
      expect.any(String),
    ),
  );
});

it('says why a picture was not uploaded and why a name is refused, and keeps what was written', async () => {
  vi.mocked(uploadPicture).mockRejectedValueOnce(
    new ApiError('network.unreachable', 'You seem to be offline.', 0),
  );
  vi.mocked(addCategory).mockRejectedValueOnce(refusal('category.name-taken'));
  render(<CategoryManagement />);
  await press('Add Category');
  const adding = dialog('Add Category');
  const name = adding.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await user.type(name, 'SHADE');
  await choosePicture();
  expect((await adding.findByRole('alert')).textContent).toBe('Image upload error!');
  await choosePicture();
  const submit = adding.getByRole<HTMLButtonElement>('button', { name: 'Add Category' });
  await waitFor(() => expect(submit.disabled).toBe(false));
  await user.click(submit);
  await waitFor(() => expect(lastToast()?.text).toBe('There is already a category of this name.'));
  expect(name.value).toBe('SHADE');
});

it('changes one, but not into one without a name', async () => {
  vi.mocked(updateCategory).mockResolvedValueOnce('Category updated successfully!');
  render(<CategoryManagement />);
  await press('Edit: Shade');
  const updating = dialog('Update Category');
  const name = updating.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, ' ');
  const submit = updating.getByRole<HTMLButtonElement>('button', { name: 'Update Category' });
  expect(submit.disabled).toBe(true);
  await user.type(name, 'Parasols & Shade');
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updateCategory).toHaveBeenCalledExactlyOnceWith(
    { _id: shade._id, name: 'Parasols & Shade', nameHindi: '', image: shade.image, sizeGuide: '' },
    expect.any(String),
  );
});

it('deletes one for good after asking, and moves its products first', async () => {
  vi.mocked(deleteCategory)
    .mockRejectedValueOnce(refusal('category.in-use', { products: 2 }))
    .mockResolvedValueOnce('Category deleted successfully!');
  render(<CategoryManagement />);
  await press('Delete: Shade');
  let asking = dialog('Permanent Delete');
  expect(asking.getByText('Are you sure permanent delete ?')).toBeDefined();
  // awnings stand outdoors, too
  expect(
    asking.getByText('These sub categories are in no other category and go with it: Parasols.'),
  ).toBeDefined();
  await user.click(asking.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(deleteCategory).not.toHaveBeenCalled();

  await press('Delete: Shade');
  asking = dialog('Permanent Delete');
  const confirm = asking.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
  await user.click(confirm);
  expect((await asking.findByRole('alert')).textContent).toMatch(/^2 products still stand in Shade\./);
  expect(confirm.disabled).toBe(true);
  expect(asking.getByText('The sub categories move, too.')).toBeDefined();
  await user.selectOptions(asking.getByRole('combobox', { name: /^Move to/ }), 'Outdoors');
  vi.mocked(categories).mockResolvedValue([outdoors]);
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deleteCategory).toHaveBeenLastCalledWith(
    { _id: shade._id, moveTo: outdoors._id },
    expect.any(String),
  );
  await waitFor(() => expect(names()).toEqual(['Outdoors']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
