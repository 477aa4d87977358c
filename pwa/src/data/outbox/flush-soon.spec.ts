import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flush } from './flush';
import { flushSoon } from './flush-soon';

vi.mock('./flush', () => ({ flush: vi.fn(async () => false) }));

const register = vi.fn(async (_name: string) => {});

/** A browser, with what it can do in the background. */
function aBrowser(onLine: boolean, sync: object = { sync: { register } }) {
  vi.stubGlobal('navigator', { onLine, serviceWorker: { getRegistration: async () => sync } });
}

beforeEach(() => {
  vi.unstubAllGlobals();
  register.mockReset();
  vi.mocked(flush).mockReset().mockResolvedValue(false);
});

describe('what a command leaves in the outbox', () => {
  it('is sent, and the service worker is not needed for it', async () => {
    aBrowser(true);
    flushSoon();
    await vi.waitFor(() => expect(flush).toHaveBeenCalledTimes(1));
    await vi.mocked(flush).mock.results[0]?.value;
    expect(register).not.toHaveBeenCalled();
  });

  it('is left to the service worker too where something remains', async () => {
    aBrowser(true);
    vi.mocked(flush).mockResolvedValue(true);
    flushSoon();
    await vi.waitFor(() => expect(register.mock.calls).toEqual([['outbox']]));
  });

  it('is left to the service worker immediately without a network, and tried all the same', async () => {
    aBrowser(false);
    flushSoon();
    await vi.waitFor(() => expect(flush).toHaveBeenCalledTimes(1));
    expect(register.mock.calls).toEqual([['outbox']]);
  });

  it.each([
    ['has no Background Sync', {}],
    ['forbids it', { sync: { register: () => Promise.reject(new Error('denied')) } }],
  ])('is sent by the page in a browser that %s', async (_which, sync) => {
    aBrowser(false, sync);
    flushSoon();
    await vi.waitFor(() => expect(flush).toHaveBeenCalledTimes(1));
  });

  it('says in the console why it could not be sent', async () => {
    aBrowser(true);
    const broken = new Error('the store is broken');
    vi.mocked(flush).mockRejectedValue(broken);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    flushSoon();
    await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringContaining('outbox'), broken));
  });
});
