import { IDBFactory } from 'fake-indexeddb';
import type { OutboxRow } from '#data/db/rows.ts';
import type { Holdings, Person, Session } from './actors';
import type { TabScript } from './bundle';
import type { ExpectedState } from './expected-state';
import { Locks } from './locks';
import type { Network } from './network';
import type { Random } from './random';
import { type Browser, Tab } from './tab';

/** A phone or a laptop with the shop open in two tabs, and a service worker. */
export class Device {
  /** Who sits in front of it; they may have to sign in again. */
  person: Person;
  /** The second is opened when somebody turns to it. */
  private readonly tabs: (Tab | undefined)[] = [];
  private readonly browser: Browser;

  constructor(
    readonly name: string,
    person: Person,
    script: TabScript,
    readonly network: Network,
    private readonly random: Random,
    expected: ExpectedState,
  ) {
    this.person = person;
    const database = new IDBFactory();
    this.browser = {
      script,
      database,
      storage: new Map(),
      locks: new Locks(),
      send: network.send,
      outboxWatch: { put: (row) => expected.note(name, row), cleared: () => expected.cleared(name) },
    };
  }

  /** One of its tabs, opened if it was not. */
  tab(which: 0 | 1 = 0): Tab {
    const open = this.tabs[which] ?? this.newTab();
    this.tabs[which] = open;
    return open;
  }

  /** Any of its tabs, once it knows its store: what is done then is done immediately. */
  async anyTab(): Promise<Tab> {
    const tab = this.tab(this.random.oneOf([0, 0, 1]));
    await tab.modules.openStore();
    return tab;
  }

  /** Signs the person in who sits in front of it. */
  async signIn(): Promise<void> {
    const { access, refresh } = await this.person.session();
    await this.tab().modules.arrive({ access, refresh }, this.person.user);
  }

  /** The tokens in local storage; undefined for a visitor. */
  get tokens(): Session | undefined {
    const { storage } = this.browser;
    const [access, refresh] = [storage.get('accesstoken'), storage.get('refreshToken')];
    return access && refresh ? { access, refresh } : undefined;
  }

  /** Lets the access token run out: another's signature stands for that. */
  async ageToken(): Promise<void> {
    const { tokens } = this;
    if (!tokens) return;
    const access = `${tokens.access.slice(0, tokens.access.lastIndexOf('.'))}.${'A'.repeat(43)}`;
    this.browser.storage.set('accesstoken', access);
    const store = await this.tab().modules.openStore();
    const copy = await store.tokens.get('tokens');
    if (copy?.refresh === tokens.refresh) await store.tokens.put({ ...copy, access });
  }

  /** Closes a tab in the middle of whatever it does. */
  close(which: 0 | 1): void {
    this.tabs[which]?.close();
    this.tabs[which] = undefined;
  }

  /**
   * Closes a tab in the middle of whatever it does, and opens it again. Who then learns that the session has ended is left
   * without tokens: a lost answer that is asked for again too late ends it.
   */
  async reload(which: 0 | 1): Promise<void> {
    this.close(which);
    try {
      await this.tab(which).modules.start();
    } catch (error) {
      if (this.tokens) throw error;
    }
  }

  /** Lets the service worker send what waits; it may be stopped in the middle. */
  async wakeWorker(stop: Promise<unknown> | undefined): Promise<void> {
    const worker = new Tab(this.browser, 'worker');
    try {
      await Promise.race([worker.modules.flushInWorker(), ...(stop ? [stop] : [])]);
    } finally {
      worker.close();
    }
  }

  /** What its store shows. */
  async holdings(): Promise<Holdings> {
    const store = await this.tab().modules.openStore();
    const lines = await store.cartLines.toArray();
    const cart = Object.fromEntries(lines.map(({ key, quantity }) => [key, quantity]));
    return { cart, wishes: (await store.wishlist.toCollection().primaryKeys()).sort() };
  }

  async waiting(): Promise<readonly OutboxRow[]> {
    return (await this.tab().modules.openStore()).outbox.toArray();
  }

  private newTab(): Tab {
    return new Tab(this.browser, 'page');
  }
}
