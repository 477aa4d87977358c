import { errorCodes } from '@jhola/shared/errors/error-codes';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSubcategory, deleteSubcategory, updateSubcategory } from '#data/api/admin-categories-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { categories, subcategories } from '#data/api/catalogue-api.ts';
import { uploadPicture } from '#data/api/pictures-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { SubcategoryManagement } from './SubcategoryManagement';

vi.mock('#data/api/catalogue-api.ts', () => ({ categories: vi.fn(), subcategories: vi.fn() }));
vi.mock('#data/api/pictures-api.ts', () => ({ uploadPicture: vi.fn() }));
vi.mock('#data/api/admin-categories-api.ts', () => ({
  createSubcategory: vi.fn(),
  updateSubcategory: vi.fn(),
  deleteSubcategory: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const garden = { _id: 'a'.repeat(24), name: 'Garden', image: '/uploads/garden.webp' };
const home = { _id: 'b'.repeat(24), name: 'Home', image: '/uploads/home.webp' };
const reference = ({ _id, name }: typeof home) => ({ _id, name });
const subcategory = (id: string, name: string, of: readonly (typeof home)[]) => ({
  _id: id.repeat(24),
  name,
  image: `/uploads/${id}.webp`,
  category: of.map(reference),
});
const lamps = subcategory('c', 'Lamps', [home, garden]);
const spades = subcategory('d', 'Spades', [garden]);
const rugs = subcategory('e', 'Rugs', [home]);
const apart = subcategory('f', 'Almirahs', [{ _id: '9'.repeat(24), name: 'Elsewhere', image: '' }]);

beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.categories.clear(), store.subcategories.clear()]);
  vi.resetAllMocks();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));
  vi.mocked(categories).mockResolvedValue([garden, home]);
  vi.mocked(subcategories).mockResolvedValue([apart, lamps, rugs, spades]);
  vi.mocked(uploadPicture).mockResolvedValue('/uploads/new.webp');
});

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const choosePicture = () =>
  user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['x'], 'lamp.png', { type: 'image/png' }),
  );
const options = (choice: HTMLElement) =>
  within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('shows all of them, numbered, with their categories', async () => {
  render(<SubcategoryManagement />);
  const table = within(await screen.findByRole('table', { name: 'Sub Category' }));
  expect(screen.getByText('4 sub categories')).toBeDefined();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'No.',
    'Name',
    'Image',
    'Category',
    'Action',
  ]);
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1AlmirahsElsewhere',
    '2LampsHomeGarden',
    '3RugsHome',
    '4SpadesGarden',
  ]);
});

it('shows a picture large', async () => {
  render(<SubcategoryManagement />);
  await press('Look at the image of Lamps');
  expect(dialog('Lamps').getByRole('img', { name: 'Lamps' }).getAttribute('src')).toBe(lamps.image);
});

it('adds one with a name, a picture and categories, each once, or says what is asked for', async () => {
  vi.mocked(createSubcategory).mockResolvedValueOnce('Sub category added successfully!');
  render(<SubcategoryManagement />);
  await screen.findByText('4 sub categories');
  await press('Add Sub Category');
  const adding = dialog('Add Sub Category');
  const button = adding.getByRole<HTMLButtonElement>('button', { name: 'Add Sub Category' });
  const submit = () => user.click(button);
  const asked = () => adding.queryByText('Please fill all fields and upload image');
  expect(asked()).toBeNull();
  await submit();
  expect(asked()?.getAttribute('role')).toBe('alert');
  const name = adding.getByRole('textbox', { name: /^Name/ });
  expect(document.activeElement).toBe(name);
  await user.type(name, ' Lanterns ');
  await submit();
  expect(document.activeElement).toBe(adding.getByRole('button', { name: 'Upload Image' }));
  await choosePicture();
  await adding.findByRole('img', { name: 'Image' });
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(currentToasts().at(-1)?.text).toBe('Image uploaded successfully!');
  await submit();
  const choice = adding.getByRole('combobox', { name: /^Category/ });
  expect(document.activeElement).toBe(choice);
  expect(createSubcategory).not.toHaveBeenCalled();

  await user.selectOptions(choice, 'Home');
  expect(options(choice)).toEqual(['Select Category', 'Garden']);
  await user.selectOptions(choice, 'Garden');
  await user.click(adding.getByRole('button', { name: 'Remove Home' }));
  await user.selectOptions(choice, 'Home');
  expect(asked()).toBeNull();
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(createSubcategory).toHaveBeenCalledExactlyOnceWith(
    {
      name: 'Lanterns',
      nameHindi: '',
      image: '/uploads/new.webp',
      category: [garden._id, home._id],
    },
    expect.any(String),
  );
  expect(currentToasts().at(-1)?.text).toBe('Sub category added successfully!');
});

it('says why a picture was not uploaded', async () => {
  vi.mocked(uploadPicture).mockRejectedValueOnce(
    new ApiError('network.unreachable', 'You seem to be offline.', 0),
  );
  render(<SubcategoryManagement />);
  await press('Add Sub Category');
  await choosePicture();
  const alert = await dialog('Add Sub Category').findByRole('alert');
  expect(alert.textContent).toBe('Image upload failed!');
});

it('changes one', async () => {
  vi.mocked(updateSubcategory).mockResolvedValueOnce('Sub category updated successfully!');
  render(<SubcategoryManagement />);
  await press('Edit: Rugs');
  const editing = dialog('Edit Sub Category');
  await user.type(editing.getByRole('textbox', { name: /^Name/ }), ' of jute');
  await user.selectOptions(editing.getByRole('combobox', { name: /^Category/ }), 'Garden');
  await user.click(editing.getByRole('button', { name: 'Remove Home' }));
  await user.click(editing.getByRole('button', { name: 'Edit Sub Category' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updateSubcategory).toHaveBeenCalledExactlyOnceWith(
    {
      _id: rugs._id,
      name: 'Rugs of jute',
      nameHindi: '',
      image: rugs.image,
      category: [garden._id],
    },
    expect.any(String),
  );
});

it('deletes one after asking, and moves its products to one of its own categories rather than elsewhere', async () => {
  const { message, status } = errorCodes['subcategory.in-use'];
  vi.mocked(deleteSubcategory)
    .mockRejectedValueOnce(new ApiError('subcategory.in-use', message, status, { products: 1 }))
    .mockResolvedValueOnce('Sub category deleted successfully!');
  render(<SubcategoryManagement />);
  await press('Delete: Rugs');
  const asking = dialog('Permanent Delete');
  expect(asking.getByText('Are you sure permanent delete ?')).toBeDefined();
  const confirm = asking.getByRole('button', { name: 'Confirm' });
  await user.click(confirm);
  expect((await asking.findByRole('alert')).textContent).toMatch(/^1 product still stands in Rugs\./);
  const choice = asking.getByRole('combobox', { name: /^Move to/ });
  expect(options(choice)).toEqual([
    'Choose where',
    'Lamps (Home, Garden)',
    'Almirahs (Elsewhere)',
    'Spades (Garden)',
  ]);
  await user.selectOptions(choice, 'Lamps (Home, Garden)');
  vi.mocked(subcategories).mockResolvedValue([apart, lamps, spades]);
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deleteSubcategory).toHaveBeenLastCalledWith(
    { _id: rugs._id, moveTo: lamps._id },
    expect.any(String),
  );
  await waitFor(() => expect(screen.getByText('3 sub categories')).toBeDefined());
});
