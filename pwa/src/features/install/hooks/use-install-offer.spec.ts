import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '#data/db/open-store.ts';
import { currentToasts, dismissToast } from '#ui/toasts/toast-store.ts';
import { noteVisit } from '../commands/note-visit';
import { promptInstall } from '../install-prompt';
import type { WayToInstall } from '../rules/way-to-install';
import { useInstallOffer } from './use-install-offer';

vi.mock('../install-prompt', () => ({ promptInstall: vi.fn() }));
vi.mock('../commands/note-visit', async (original) => {
  const real = await original<typeof import('../commands/note-visit')>();
  return { ...real, noteVisit: vi.fn(real.noteVisit) };
});

const HALF_AN_HOUR = 31 * 60_000;
const DAY = 24 * 60 * 60_000;
const showGuide = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  for (const { id } of currentToasts()) dismissToast(id);
  await (await openStore()).device.clear();
  vi.mocked(promptInstall).mockReset().mockResolvedValue(false);
  showGuide.mockReset();
});
afterEach(() => vi.useRealTimers());

const offer = () => currentToasts().find(({ text }) => text.startsWith('Install Jhola on this device'));
const remembered = async () => (await (await openStore()).device.get('install'))?.value;

/** Opens the shop and comes to rest. */
async function visit({ inCart = 0, way = 'prompt' as WayToInstall } = {}) {
  const atRest = vi.fn(({ begin, end }) => {
    begin();
    return end;
  });
  const { unmount } = renderHook(() => useInstallOffer({ way, inCart, atRest, showGuide }));
  // From then on the hook knows what is remembered.
  await act(async () => {
    await vi.mocked(noteVisit).mock.results.at(-1)?.value;
  });
  return unmount;
}
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const press = () => act(async () => offer()?.action?.run());

it('waits for the second visit, is the browser’s own question, and leaves who says no alone for 90 days', async () => {
  (await visit())();
  expect(offer()).toBeUndefined();
  later(HALF_AN_HOUR);
  const leave = await visit();
  expect(offer()?.action?.label).toBe('Install');
  await press();
  expect(promptInstall).toHaveBeenCalledOnce();
  await waitFor(async () => expect(await remembered()).toMatchObject({ putAwayAt: Date.now() }));
  leave();
  later(DAY);
  (await visit())();
  expect(offer()).toBeUndefined();
  later(91 * DAY);
  await visit();
  expect(offer()).toBeDefined();
});

it('comes once something is in the cart; that it was put away is remembered past logging out', async () => {
  const leave = await visit({ inCart: 1 });
  const shown = offer();
  act(() => {
    shown?.onDismissed?.();
    dismissToast(shown?.id ?? 0);
  });
  await waitFor(async () => expect(await remembered()).toMatchObject({ putAwayAt: Date.now() }));
  leave();
  await (await openStore()).forgetShopper();
  later(HALF_AN_HOUR);
  await visit({ inCart: 1 });
  expect(offer()).toBeUndefined();
});

it('shows the way where the browser has no question of its own', async () => {
  await visit({ inCart: 1, way: 'by-hand' });
  expect(offer()?.action?.label).toBe('Show me how');
  await press();
  expect([showGuide.mock.calls.length, vi.mocked(promptInstall).mock.calls.length]).toEqual([1, 0]);
});

it('is nowhere once the shop is installed', async () => {
  await visit({ inCart: 1, way: 'none' });
  expect(offer()).toBeUndefined();
});
