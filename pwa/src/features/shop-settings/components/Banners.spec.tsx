import type { ShopBanner, ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { uploadPicture } from '#data/api/pictures-api.ts';
import { saveShopSettings, shopSettings } from '#data/api/shop-settings-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { Banners } from './Banners';

vi.mock('#data/api/shop-settings-api.ts', () => ({ shopSettings: vi.fn(), saveShopSettings: vi.fn() }));
vi.mock('#data/api/pictures-api.ts', () => ({ uploadPicture: vi.fn() }));
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));

const pictureOf = (letter: string) => `/uploads/pictures/${letter.repeat(24)}-640.webp`;
const aBanner = (letter: string): ShopBanner => ({
  ...{ picture: pictureOf(letter), link: '/shop', words: { en: `Banner ${letter}`, hi: '' } },
  ...{ from: '', to: '' },
});
const stored: ShopSettings = { ...defaultShopSettings, version: 3 };
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  vi.mocked(shopSettings).mockReset().mockResolvedValue(stored);
  vi.mocked(saveShopSettings)
    .mockReset()
    .mockImplementation(async ({ settings: { banners = [] }, version }) => ({
      ...stored,
      banners,
      version: version + 1,
    }));
  await (await openStore()).device.clear();
});

const show = (banners: readonly ShopBanner[] = []) => {
  vi.mocked(shopSettings).mockResolvedValue({ ...stored, banners: [...banners] });
  render(<Banners current />, { wrapper: MemoryRouter });
};
const card = (number: number) => within(screen.getByRole('region', { name: `Banner ${number}` }));
const write = (number: number, label: string | RegExp, value: string) =>
  fireEvent.change(card(number).getByLabelText(label), { target: { value } });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const saved = () => vi.mocked(saveShopSettings).mock.calls.map(([{ settings }]) => settings.banners);

it('are made of a picture, its words, a link and days, and saved with the rest of the settings as it is', async () => {
  vi.mocked(uploadPicture).mockResolvedValue(pictureOf('a'));
  show();
  await screen.findByText(/There are none/);
  await user.click(screen.getByRole('button', { name: 'Add Banner' }));
  const file = new File(['x'], 'sale.png', { type: 'image/png' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await card(1).findByRole('img', { name: 'Picture' });
  write(1, /^What is on it \*/, ' Diwali sale ');
  write(1, 'What is on it, in Hindi', 'दिवाली सेल');
  write(1, 'Leads to', '/search?q=diya');
  write(1, 'First day', '2026-11-01');
  write(1, 'Last day', '2026-11-10');
  await save();
  await waitFor(() => expect(currentToasts().some(({ text }) => text === 'Banners saved')).toBe(true));
  const words = { en: 'Diwali sale', hi: 'दिवाली सेल' };
  const days = { from: '2026-11-01', to: '2026-11-10' };
  const { version: _, pages: _pages, ...settings } = stored;
  expect(vi.mocked(saveShopSettings).mock.calls).toEqual([
    [
      {
        version: 3,
        settings: {
          ...settings,
          banners: [{ picture: pictureOf('a'), link: '/search?q=diya', words, ...days }],
        },
      },
    ],
  ]);
});

it('change their order, and go', async () => {
  show([aBanner('a'), aBanner('b'), aBanner('c')]);
  await user.click(await screen.findByRole('button', { name: 'Show banner 3 earlier' }));
  await user.click(screen.getByRole('button', { name: 'Remove banner 1' }));
  await save();
  await waitFor(() => expect(saved()).toEqual([[aBanner('c'), aBanner('b')]]));
});

it('say beside each field what is wrong, until it is written anew', async () => {
  show();
  await screen.findByText(/There are none/);
  await user.click(screen.getByRole('button', { name: 'Add Banner' }));
  write(1, 'Leads to', 'javascript:alert(1)');
  write(1, 'First day', '2026-11-10');
  write(1, 'Last day', '2026-11-09');
  await save();
  const link = 'Enter a page of the shop that begins with /, or an address that begins with https://';
  await screen.findByText(link);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Choose a picture that no other banner has.',
    'Say in at most 120 characters what is on it.',
    link,
  ]);
  write(1, 'Leads to', '/shop');
  expect(screen.queryByText(link)).toBeNull();
  expect(saveShopSettings).not.toHaveBeenCalled();
});

it('say so where the last day is before the first', async () => {
  show([aBanner('a')]);
  await screen.findByRole('region', { name: 'Banner 1' });
  write(1, 'First day', '2026-11-10');
  write(1, 'Last day', '2026-11-09');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a day that is not before the first.');
  expect(saveShopSettings).not.toHaveBeenCalled();
});

it('are eight at most', async () => {
  show([...'abcdefgh'].map(aBanner));
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add Banner' });
  await screen.findByRole('region', { name: 'Banner 8' });
  expect(add.disabled).toBe(true);
});

it('name the banner whose picture the shop does not have', async () => {
  const words = 'The shop does not have the picture of banner 2. Please upload it again.';
  vi.mocked(saveShopSettings).mockRejectedValue(
    new ApiError('shop-settings.no-such-picture', words, 400, { number: 2 }),
  );
  show([aBanner('a'), aBanner('b')]);
  await screen.findByRole('region', { name: 'Banner 2' });
  write(2, 'Leads to', '');
  await save();
  expect((await card(2).findByRole('alert')).textContent).toBe(words);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keep what was written where somebody else has changed them, and show theirs', async () => {
  vi.mocked(saveShopSettings).mockRejectedValueOnce(
    new ApiError('shop-settings.changed', 'Somebody else has saved.', 409),
  );
  show([aBanner('a')]);
  await screen.findByRole('region', { name: 'Banner 1' });
  write(1, 'Leads to', '/mine');
  vi.mocked(shopSettings).mockResolvedValue({ ...stored, version: 4, banners: [aBanner('b')] });
  await save();
  await screen.findByText(/Somebody else has changed the banners meanwhile/);
  expect(card(1).getByLabelText<HTMLInputElement>('Leads to').value).toBe('/mine');
  await user.click(screen.getByRole('button', { name: 'Show theirs' }));
  expect(card(1).getByLabelText<HTMLInputElement>('Leads to').value).toBe('/shop');
});
