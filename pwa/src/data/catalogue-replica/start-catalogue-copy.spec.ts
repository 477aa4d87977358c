import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COPY_ON_METERED, COPY_PAUSED, writeSwitch } from '../db/device-settings';
import { openStore } from '../db/open-store';
import { inWorker } from './worker/in-worker';

vi.mock('./worker/in-worker', () => ({ inWorker: vi.fn() }));

/** A connection that says what it is, and of its changes. */
class FakeConnection extends EventTarget {
  type = 'wifi';
  saveData = false;
}

let connection: FakeConnection;
let done: string[];
let sync: typeof import('./start-catalogue-copy');

beforeEach(async () => {
  vi.resetModules();
  connection = new FakeConnection();
  done = [];
  const work = { copy: () => done.push('copy'), stopCopying: () => done.push('stop') };
  vi.mocked(inWorker).mockImplementation(async (task) => task(work as never));
  vi.stubGlobal('navigator', { onLine: true, locks: {}, connection });
  await (await openStore()).device.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.stubGlobal('requestIdleCallback', (start: () => void) => start());
  sync = await import('./start-catalogue-copy');
  sync.startCatalogueCopy();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const becomes = (named: Partial<FakeConnection>) => {
  Object.assign(connection, named);
  connection.dispatchEvent(new Event('change'));
};

it('leaves the first seconds to the page, then copies', async () => {
  becomes({});
  await vi.advanceTimersByTimeAsync(9_900);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(done).toEqual(['copy']));
});

it('ends copying when data is paid by the byte, and goes on when it is not', async () => {
  await vi.advanceTimersByTimeAsync(10_100);
  await vi.waitFor(() => expect(done).toEqual(['copy']));
  becomes({ type: 'cellular' });
  await vi.waitFor(() => expect(done).toEqual(['copy', 'stop']));
  becomes({ type: 'wifi' });
  await vi.waitFor(() => expect(done).toEqual(['copy', 'stop', 'copy']));
});

it('copies where data is saved only once the shopper wants that, and not once it was cleared', async () => {
  connection.saveData = true;
  const store = await openStore();
  await sync.copyIfAllowed();
  expect(done).toEqual([]);
  await writeSwitch(store, COPY_ON_METERED, true);
  await sync.copyIfAllowed();
  expect(done).toEqual(['copy']);
  await writeSwitch(store, COPY_PAUSED, true);
  await sync.copyIfAllowed();
  expect(done).toEqual(['copy', 'stop']);
});
