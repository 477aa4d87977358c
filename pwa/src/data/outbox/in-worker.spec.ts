import type { PushNews } from '@jhola/shared/contracts/push.contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tokensFor } from '#test-data/a-token.ts';
import { updateOrderStatus } from '../api/orders-api';
import { tokenKeeper } from '../api/token-keeper';
import { ShopStore } from '../db/db';
import { writeTokenCopy } from '../db/token-copy';
import { subscribeDevice } from '../push/push-device';
import { type PushDevice, writePushDevice } from '../push/push-device-row';
import { flushInWorker } from './flush-in-worker';
import { flushOutbox } from './flush-outbox';
import { outboxOperations } from './outbox-operations';
import { confirmInWorker, hearInWorker, resubscribeInWorker } from './push-in-worker';
import { withWorkerStore } from './worker-store';

vi.mock('./flush-outbox', () => ({ flushOutbox: vi.fn(async () => false) }));
vi.mock('../api/orders-api', () => ({ updateOrderStatus: vi.fn(async () => {}) }));
vi.mock('../push/push-device', () => ({ subscribeDevice: vi.fn(async () => {}) }));

const newOrder = { kind: 'new-order', orderId: 'ORD-1' } as PushNews;
const orderMoved = { kind: 'order', orderId: 'ORD-1' } as unknown as PushNews;
const device: PushDevice = {
  endpoint: 'https://push.example/1',
  wishes: {} as PushDevice['wishes'],
  language: 'en',
  session: 'asha-session',
  at: 1,
};

/** Somebody has signed in on a page of this device. */
async function signIn() {
  const store = new ShopStore();
  await writeTokenCopy(store, tokensFor('asha'), () => true);
  store.close();
}

beforeEach(async () => {
  vi.clearAllMocks();
  const store = new ShopStore();
  await store.tokens.clear();
  await store.settings.clear();
  store.close();
});

describe('the store in the service worker', () => {
  it('is open while it is used, by however many, and no longer', async () => {
    let endFirst = () => {};
    const first = withWorkerStore(
      (store) =>
        new Promise<ShopStore>((resolve) => {
          endFirst = () => resolve(store);
        }),
    );
    const second = await withWorkerStore(async (store) => {
      await store.settings.count();
      return store;
    });
    expect(second.isOpen()).toBe(true);
    endFirst();
    expect(await first).toBe(second);
    expect(second.isOpen()).toBe(false);
    expect(await withWorkerStore(async (store) => store)).not.toBe(second);
  });

  it('is closed after work that fails', async () => {
    let used: ShopStore | undefined;
    const work = withWorkerStore(async (store) => {
      used = store;
      await store.settings.count();
      throw new Error('no network');
    });
    await expect(work).rejects.toThrow('no network');
    expect(used?.isOpen()).toBe(false);
  });

  it('has the tokens that a page has left there', async () => {
    await signIn();
    expect(await withWorkerStore(async () => tokenKeeper().read())).toEqual(tokensFor('asha'));
  });
});

describe('sending from the service worker', () => {
  it('comes to an end when nothing is left', async () => {
    await flushInWorker();
    expect(vi.mocked(flushOutbox).mock.lastCall?.[1].operations).toBe(outboxOperations);
  });

  it('fails while changes are left, so that the browser tries again', async () => {
    vi.mocked(flushOutbox).mockResolvedValueOnce(true);
    await expect(flushInWorker()).rejects.toThrow('could not be sent yet');
  });
});

describe('news in the service worker', () => {
  it('are not shown where nobody is signed in, and counted by nobody', async () => {
    expect(await hearInWorker(newOrder)).toEqual({ signedIn: false });
    await signIn();
    expect(await hearInWorker(newOrder)).toEqual({ signedIn: true, unseen: 1 });
  });

  it('of a new order are counted once each, others are not', async () => {
    await signIn();
    expect(await hearInWorker(newOrder)).toEqual({ signedIn: true, unseen: 1 });
    expect(await hearInWorker(newOrder)).toEqual({ signedIn: true, unseen: 1 });
    expect(await hearInWorker({ ...newOrder, orderId: 'ORD-2' } as PushNews)).toMatchObject({ unseen: 2 });
    expect(await hearInWorker(orderMoved)).toEqual({ signedIn: true });
  });

  it('confirm an order by its notification', async () => {
    await confirmInWorker('ORD-7');
    expect(vi.mocked(updateOrderStatus).mock.calls).toEqual([['ORD-7', 'CONFIRMED']]);
  });
});

describe('a subscription that the browser has ended', () => {
  const registration = {} as ServiceWorkerRegistration;

  it('is made anew for whoever is signed in and wants notifications', async () => {
    await signIn();
    await withWorkerStore((store) => writePushDevice(store, device));
    await resubscribeInWorker(registration);
    expect(subscribeDevice).toHaveBeenCalledTimes(1);
    expect(vi.mocked(subscribeDevice).mock.lastCall?.slice(1)).toEqual([registration, device]);
  });

  it('is left as it is where nobody is signed in, or nobody wants any', async () => {
    await withWorkerStore((store) => writePushDevice(store, device));
    await resubscribeInWorker(registration);
    await withWorkerStore((store) => store.settings.clear());
    await signIn();
    await resubscribeInWorker(registration);
    expect(subscribeDevice).not.toHaveBeenCalled();
  });
});
