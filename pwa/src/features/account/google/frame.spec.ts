import { beforeEach, expect, it, vi } from 'vitest';
import { loadProvider } from './provider';

vi.mock('./provider', () => ({ loadProvider: vi.fn() }));

const initialize = vi.fn();
const renderButton = vi.fn();
const postMessage = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.resetModules();
  vi.spyOn(window.parent, 'postMessage').mockImplementation(postMessage);
  document.body.innerHTML = '<div id="button"></div>';
  window.location.hash = '#clientId=shop.apps.example&text=signup_with&locale=hi';
});

const reported = () => postMessage.mock.calls.map(([message, origin]) => [message, origin]);
const own = window.location.origin;

it('draws the provider’s button as it is asked for, and reports to the shop’s own pages alone', async () => {
  vi.mocked(loadProvider).mockResolvedValue({ initialize, renderButton });
  await import('./frame');
  await vi.waitFor(() => expect(renderButton).toHaveBeenCalledOnce());
  const [container, look] = renderButton.mock.lastCall ?? [];
  expect(container).toBe(document.getElementById('button'));
  expect(look).toMatchObject({ text: 'signup_with', locale: 'hi' });
  const [settings] = initialize.mock.lastCall ?? [];
  expect(settings).toMatchObject({ client_id: 'shop.apps.example', ux_mode: 'popup', auto_select: false });
  settings.callback({ credential: 'id-token' });
  settings.callback({});
  expect(reported()).toEqual([
    [{ type: 'google-button-ready' }, own],
    [{ type: 'google-credential', credential: 'id-token' }, own],
    [{ type: 'google-credential', credential: undefined }, own],
  ]);
});

it('reports when the provider cannot be reached', async () => {
  vi.mocked(loadProvider).mockRejectedValue(new Error('blocked'));
  await import('./frame');
  await vi.waitFor(() => expect(reported()).toEqual([[{ type: 'google-button-failed' }, own]]));
});
