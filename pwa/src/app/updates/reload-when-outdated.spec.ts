import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadWhenOutdated } from './reload-when-outdated';

const reload = vi.fn();
const answer = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  sessionStorage.clear();
});

reloadWhenOutdated();
/** Code that did not come; resolves once what follows from it has happened. */
async function codeIsMissing(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((done) => setTimeout(done));
}

it('reloads the page, and not again immediately', async () => {
  answer.mockResolvedValue(new Response());
  await codeIsMissing();
  expect(reload).toHaveBeenCalledOnce();
  await codeIsMissing();
  expect(reload).toHaveBeenCalledOnce();
});

it('stays where it is while there is no shop to load it from', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await codeIsMissing();
  answer.mockResolvedValue(new Response(null, { status: 502 }));
  await codeIsMissing();
  expect(answer).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('stays where it is without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await codeIsMissing();
  expect([answer.mock.calls, reload.mock.calls]).toEqual([[], []]);
});
