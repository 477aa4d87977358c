import type { ShopSettings as Settings } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { saveShopSettings, shopSettings } from '#data/api/shop-settings-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { writeShop } from '#data/db/shop-row.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { ShopSettings } from './ShopSettings';

vi.mock('#data/api/shop-settings-api.ts', () => ({ shopSettings: vi.fn(), saveShopSettings: vi.fn() }));
vi.mock('#data/api/new-order-mails-api.ts', () => ({
  newOrderMails: vi.fn(async () => ({ to: 'nobody', address: '' })),
  saveNewOrderMails: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const stored: Settings = { ...defaultShopSettings, version: 3 };

beforeEach(async () => {
  vi.mocked(shopSettings).mockReset().mockResolvedValue(stored);
  vi.mocked(saveShopSettings).mockReset();
  await (await openStore()).device.clear();
});

const show = () => render(<ShopSettings current />, { wrapper: MemoryRouter });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, text: string) => {
  const input = await field(name);
  await user.clear(input);
  if (text) await user.type(input, text);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

it('are sent with the version that was edited, and kept on this device', async () => {
  vi.mocked(saveShopSettings).mockImplementation(async ({ settings, version }) => ({
    ...settings,
    logo: settings.logo ?? '',
    colours: settings.colours ?? null,
    openingHours: settings.openingHours ?? { en: '', hi: '' },
    minimumOrder: settings.minimumOrder ?? null,
    banners: settings.banners ?? [],
    pages: {},
    version: version + 1,
  }));
  show();
  await write('Shop name', 'Sharma Stores');
  await save();
  await waitFor(() => expect(currentToasts().some(({ text }) => text === 'Settings saved')).toBe(true));
  const { version: _, pages: _pages, banners: _banners, ...fields } = stored;
  expect(vi.mocked(saveShopSettings).mock.calls).toEqual([
    [{ version: 3, settings: { ...fields, name: 'Sharma Stores' } }],
  ]);
  const row = await (await openStore()).device.get('shopSettings');
  expect(row?.value).toMatchObject({ name: 'Sharma Stores', version: 4 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

it('say what is wrong beside the field, and no more once it is written anew', async () => {
  show();
  await write('Phone', 'ring me');
  await save();
  const words = 'Enter a phone number of 7 to 15 digits, for example +91 80 4718 2200.';
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  expect((await field('Phone')).getAttribute('aria-invalid')).toBe('true');
  await write('Phone', '+91 22 5550 0100');
  expect(screen.queryByText(words)).toBeNull();
  expect(saveShopSettings).not.toHaveBeenCalled();
});

it('take up what somebody else has saved meanwhile, and keep what was written', async () => {
  const theirs = { ...stored, version: 4, name: 'Theirs', supportEmail: 'theirs@shop.example' };
  vi.mocked(saveShopSettings).mockRejectedValueOnce(
    new ApiError('shop-settings.changed', 'Somebody else has saved.', 409),
  );
  show();
  await write('Shop name', 'Mine');
  vi.mocked(shopSettings).mockResolvedValue(theirs);
  await save();
  expect(await screen.findByText('Somebody else has just saved: Theirs')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(
    'Somebody else has saved these settings meanwhile.',
  );
  expect([(await field('Shop name')).value, (await field('E-mail')).value]).toEqual([
    'Mine',
    'theirs@shop.example',
  ]);
  vi.mocked(saveShopSettings).mockImplementation(async ({ version }) => ({ ...theirs, version }));
  await save();
  const { version: _, pages: _pages, banners: _banners, ...fields } = theirs;
  await waitFor(() =>
    expect(saveShopSettings).toHaveBeenLastCalledWith({ version: 4, settings: { ...fields, name: 'Mine' } }),
  );
});

it('become what they were by Discard, which is there only while something is not saved', async () => {
  show();
  await field('Shop name');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  await write('Shop name', 'Sharma Stores');
  await write('Phone', 'ring me');
  await save();
  expect((await screen.findAllByRole('alert')).length).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect((await field('Shop name')).value).toBe(stored.name);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.tagName).toBe('FORM');
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  expect(saveShopSettings).not.toHaveBeenCalled();
});

it('show what the device knows while the shop cannot be asked', async () => {
  vi.mocked(shopSettings).mockRejectedValue(
    new ApiError('network.unreachable', 'You seem to be offline.', 0),
  );
  await writeShop(await openStore(), { ...stored, name: 'Known here' });
  show();
  expect((await field('Shop name')).value).toBe('Known here');
});
