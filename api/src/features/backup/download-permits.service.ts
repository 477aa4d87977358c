import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { LiveSessions } from '#platform/auth/live-sessions.js';
import { hashOf, newSecret, PERMIT_SECONDS } from './download-permit.js';

/** Who may download, until when, and by which secret. */
interface Permit {
  readonly by: AdminActor;
  readonly sessionId: string;
  readonly hash: string;
  readonly endsAtMs: number;
}

/**
 * Permits to download once: of one administrator, for a minute, while the session lasts. There is one backup, so one
 * permit is enough; a new one takes the place of the former.
 */
@Injectable()
export class DownloadPermits {
  private permit: Permit | undefined;

  constructor(private readonly sessions: LiveSessions) {}

  /** @returns the secret, which is kept as a hash only */
  give(by: AdminActor, sessionId: string): string {
    const secret = newSecret();
    this.permit = { by, sessionId, hash: hashOf(secret), endsAtMs: Date.now() + PERMIT_SECONDS * 1000 };
    return secret;
  }

  /**
   * Uses a permit up.
   * @returns whose it was
   * @throws ShopError backup.download-refused for any other secret, and when time or session have ended
   */
  async use(secret: string | undefined): Promise<AdminActor> {
    const { permit } = this;
    if (!secret || !permit || permit.hash !== hashOf(secret)) throw new ShopError('backup.download-refused');
    this.permit = undefined;
    const isOver = permit.endsAtMs < Date.now() || !(await this.sessions.isLive(permit.sessionId));
    if (isOver) throw new ShopError('backup.download-refused');
    return permit.by;
  }
}
