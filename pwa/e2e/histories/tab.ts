import { webcrypto } from 'node:crypto';
import { constants, createContext } from 'node:vm';
import { type IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { TabModules, TabScript } from './bundle';
import type { Locks } from './locks';

/** What all tabs of one browser share. */
export interface Browser {
  readonly script: TabScript;
  readonly database: IDBFactory;
  readonly storage: Map<string, string>;
  readonly locks: Locks;
  /** Notified of what happens in the outbox. */
  readonly outboxWatch: TabModules['outboxWatch'];
  /** Sends a request of the browser on its way. */
  readonly send: (request: Request) => Promise<Response>;
}

/** Of a request whose tab is no longer there. */
const never = () => new Promise<never>(() => {});

/** One tab, or the service worker, of a browser: a realm of its own with the app's modules in it. */
export class Tab {
  readonly modules: TabModules;
  private open = true;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly connections: IDBDatabase[] = [];

  /** @param kind a service worker has no window, no document and no local storage */
  constructor(
    private readonly browser: Browser,
    kind: 'page' | 'worker',
  ) {
    // A realm without a sandbox behind its globals: each name that the code looks up would be looked for there first.
    const realm = createContext(constants.DONT_CONTEXTIFY);
    Object.assign(realm, this.everywhere(), kind === 'page' && this.onPages());
    browser.script.script.runInContext(realm);
    this.modules = (realm as { tab: TabModules }).tab;
    Object.assign(this.modules.outboxWatch, browser.outboxWatch);
  }

  /** Closes it in the middle of whatever it does: nothing of it goes on, its locks are let go. */
  close(): void {
    this.open = false;
    for (const timer of this.timers) clearTimeout(timer);
    for (const connection of this.connections) connection.close();
    this.browser.locks.close(this);
  }

  private everywhere() {
    const { browser } = this;
    const { AbortController, AbortSignal, Blob, DOMException, Event, EventTarget, FormData } = globalThis;
    const { Headers, ReadableStream, Response, TextDecoder, TextEncoder, URL, URLSearchParams } = globalThis;
    const { atob, btoa, performance, queueMicrotask, structuredClone, clearTimeout } = globalThis;
    return {
      ...{ AbortController, AbortSignal, Blob, DOMException, Event, EventTarget, FormData },
      ...{ Headers, ReadableStream, Response, TextDecoder, TextEncoder, URL, URLSearchParams },
      shared: browser.script.shared,
      ...{ atob, btoa, performance, queueMicrotask, structuredClone, clearTimeout, IDBKeyRange },
      // A tab's warnings of a network that fails are what the histories are about.
      console: { ...console, warn: () => {}, error: () => {} },
      // Without `subtle`, by which Dexie would come to the promises of our realm.
      crypto: { randomUUID: () => webcrypto.randomUUID() },
      Request: class extends Request {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, 'http://shop.example') : input, init);
        }
      },
      fetch: async (request: Request) => {
        if (!this.open) return never();
        const answer = await browser.send(request).then(
          (response) => ({ response }),
          (error: unknown) => ({ error }),
        );
        if (!this.open) return never();
        if ('error' in answer) throw answer.error;
        return answer.response;
      },
      setTimeout: (work: () => void, milliseconds: number) => {
        const timer = setTimeout(() => this.open && work(), milliseconds);
        timer.unref();
        this.timers.add(timer);
        return timer;
      },
      indexedDB: {
        cmp: (one: unknown, other: unknown) => browser.database.cmp(one, other),
        open: (name: string, version?: number) => this.connect(name, version),
      },
      navigator: { onLine: true, locks: browser.locks.of(this) },
    };
  }

  private connect(name: string, version?: number) {
    // A closed tab asks, and is never answered.
    if (!this.open) return {};
    const request = this.browser.database.open(name, version);
    request.addEventListener('success', () => {
      if (this.open) this.connections.push(request.result);
      else request.result.close();
    });
    return request;
  }

  private onPages() {
    const { storage } = this.browser;
    const ofTab = new Map<string, string>();
    const events = { addEventListener: () => {}, removeEventListener: () => {}, dispatchEvent: () => true };
    return {
      ...events,
      window: { ...events, location: { pathname: '/' } },
      document: { ...events, visibilityState: 'visible', cookie: '', getElementById: () => null },
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void (this.open && storage.set(key, value)),
        removeItem: (key: string) => void (this.open && storage.delete(key)),
        clear: () => void (this.open && storage.clear()),
      },
      sessionStorage: {
        getItem: (key: string) => ofTab.get(key) ?? null,
        setItem: (key: string, value: string) => void ofTab.set(key, value),
        removeItem: (key: string) => void ofTab.delete(key),
      },
    };
  }
}
