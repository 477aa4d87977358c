import { beforeEach, expect, it, vi } from 'vitest';

const signIn = { googleClientId: null, passkeys: false };
const data = { categories: [], subcategories: [], products: [], lists: [], pulled: [], signIn };

/** A fresh page. */
async function aPage({ brought, kept = false }: { readonly brought: boolean; readonly kept?: boolean }) {
  vi.resetModules();
  const [{ documentFirstData }, { afterFirstInteraction }] = await Promise.all([
    import('./first-data-element'),
    import('./after-first-interaction'),
  ]);
  documentFirstData.data = brought ? data : undefined;
  documentFirstData.kept = kept;
  const over = vi.fn();
  afterFirstInteraction().then(over);
  await Promise.resolve();
  return over;
}

beforeEach(() => {
  vi.useFakeTimers();
  window.actionRecorder = undefined;
});

it('is over immediately where the document brought nothing', async () => {
  expect(await aPage({ brought: false })).toHaveBeenCalled();
});

it('is over immediately for who is signed in', async () => {
  localStorage.setItem('accesstoken', 'a');
  localStorage.setItem('refreshToken', 'r');
  expect(await aPage({ brought: true })).toHaveBeenCalled();
});

it('is over immediately in the cart, which the document does not bring', async () => {
  history.replaceState(null, '', '/cart');
  try {
    expect(await aPage({ brought: true })).toHaveBeenCalled();
  } finally {
    history.replaceState(null, '', '/');
  }
});

it('is over at a visitor’s first sign of life', async () => {
  const over = await aPage({ brought: true });
  expect(over).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  await Promise.resolve();
  expect(over).toHaveBeenCalled();
});

it('is over when a page is scrolled, not when a strip of it scrolls by itself', async () => {
  document.body.innerHTML = '<div data-scroll-area><ul></ul></div>';
  const over = await aPage({ brought: true });
  document.querySelector('ul')?.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
  expect(over).not.toHaveBeenCalled();
  document.querySelector('[data-scroll-area]')?.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
  expect(over).toHaveBeenCalled();
});

it('is over immediately for a visitor who was active before the app was there', async () => {
  window.actionRecorder = { actions: [], active: true, pressed: false, stop: () => {} };
  expect(await aPage({ brought: true })).toHaveBeenCalled();
});

it('is over after some seconds for who only looks', async () => {
  const over = await aPage({ brought: true });
  await vi.advanceTimersByTimeAsync(4000);
  expect(over).toHaveBeenCalled();
});

it('is over sooner where the document is of an earlier visit', async () => {
  const over = await aPage({ brought: true, kept: true });
  await vi.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});
