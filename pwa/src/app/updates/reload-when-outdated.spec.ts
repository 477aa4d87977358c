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

reloadWhenOutdated('https://shop.example/assets/entry-a.js');
/** The shop's document, by the file that it begins with. */
const documentOf = (entry: string) => new Response(`<script type="module" src="/assets/${entry}"></script>`);

/** Code that did not come; resolves once what follows from it has happened. */
async function codeIsMissing(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((done) => setTimeout(done));
}

it('reloads the page when the shop begins by other code, and not again immediately', async () => {
  answer.mockImplementation(async () => documentOf('entry-b.js'));
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

it('stays where it is while the shop is still the one it was loaded from', async () => {
  answer.mockImplementation(async () => documentOf('entry-a.js'));
  await codeIsMissing();
  expect(answer).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  answer.mockImplementation(async () => documentOf('entry-b.js'));
  await codeIsMissing();
  expect(reload).toHaveBeenCalledOnce();
});

it('stays where it is without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await codeIsMissing();
  expect([answer.mock.calls, reload.mock.calls]).toEqual([[], []]);
});
