import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ShopConfig } from '../config/shop-config.js';
import type { Principal } from './principal.js';

/** The store of sessions; the account feature connects it. */
export interface SessionSource {
  /** Whether this session exists and has not ended. */
  isLive(sessionId: string): Promise<boolean>;
  /** Those of these sessions whose sign-in passed a second factor. */
  thoseWithSecondFactor(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

type Listener = (sessionId: string) => void;

/**
 * Knows which sessions are live. Results are cached only while this process sees every change; otherwise
 * (several processes on one database) every request queries the database.
 */
@Injectable()
export class LiveSessions {
  private source: SessionSource | undefined;
  private readonly known = new LRUCache<string, true>({ max: 50_000 });
  private readonly listeners: Listener[] = [];
  /** Counts ends, so that a result read before an end is not cached after it. */
  private ends = 0;

  constructor(private readonly config: ShopConfig) {}

  /** Connects the store of sessions; once, at start. */
  connect(source: SessionSource): void {
    this.source = source;
  }

  /** Whether the session is known to be live without a query. */
  isKnown(sessionId: string): boolean {
    return this.known.has(sessionId);
  }

  /** Whether the session is live, by a query when that is not known. */
  async isLive(sessionId: string): Promise<boolean> {
    if (this.known.has(sessionId)) return true;
    const endsBefore = this.ends;
    const live = (await this.source?.isLive(sessionId)) ?? false;
    if (live && this.config.isSoleWriter && this.ends === endsBefore) this.known.set(sessionId, true);
    return live;
  }

  /**
   * Those of these sessions of administrators in which the shop may be managed: only with a second factor, where the owner
   * requires one.
   */
  async managing(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (!this.config.adminSecondFactor) return new Set(sessionIds);
    return (await this.source?.thoseWithSecondFactor(sessionIds)) ?? new Set();
  }

  /**
   * The caller of a token with a valid signature, in the role that their session has today: a token of before the owner required a
   * second factor manages nothing without it.
   * @throws ShopError auth.expired when the session has ended
   */
  async admit(principal: Principal): Promise<Principal> {
    const { sessionId, role } = principal;
    if (!(await this.isLive(sessionId))) throw new ShopError('auth.expired');
    if (role !== 'ADMIN' || (await this.managing([sessionId])).has(sessionId)) return principal;
    return { ...principal, role: 'USER' };
  }

  /** Reports that a session has ended: the next request with it is refused, and listeners close its sockets. */
  ended(sessionId: string): void {
    this.ends++;
    this.known.delete(sessionId);
    for (const listener of this.listeners) listener(sessionId);
  }

  /** Registers a listener for every session that ends in this process. */
  onEnded(listener: Listener): void {
    this.listeners.push(listener);
  }
}
