import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { LiveSessions, type SessionSource } from '../../platform/auth/live-sessions.js';
import { ShopConfig } from '../../platform/config/shop-config.js';
import { type SessionRecord, sessionModel } from './models/session.model.js';
import { RefreshTokens, refreshTokenHash } from './refresh-token.js';

const SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** How long the last but one refresh token is still answered, for a client that lost the answer. */
const LOST_ANSWER_MS = 10_000;

/** A session just opened or renewed. */
export interface RenewedSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly refreshToken: string;
}

/** Opens, renews and ends sessions. A session is a family of refresh tokens of which only the newest is good. */
@Injectable()
export class Sessions implements OnModuleInit, SessionSource {
  private readonly tokens: RefreshTokens;

  constructor(
    @InjectModel(sessionModel.name) private readonly sessions: Model<SessionRecord>,
    private readonly live: LiveSessions,
    config: ShopConfig,
  ) {
    this.tokens = new RefreshTokens(config.jwtSecret);
  }

  onModuleInit(): void {
    this.live.connect(this);
  }

  /** Opens a session for a user who has just proved who they are. */
  async open(userId: string): Promise<RenewedSession> {
    const _id = new Types.ObjectId();
    const refreshToken = this.tokens.token(_id.toHexString(), 0);
    const now = Date.now();
    await this.sessions.create({
      _id,
      userId: new Types.ObjectId(userId),
      tokenHash: refreshTokenHash(refreshToken),
      generation: 0,
      rotatedAt: new Date(now),
      expiresAt: new Date(now + SESSION_MS),
    });
    return { sessionId: _id.toHexString(), userId, refreshToken };
  }

  /**
   * Exchanges a refresh token for the next one.
   * @throws ShopError auth.expired when the token is not the newest of a live session; an older one of the same
   * session ends the session, since two parties hold its tokens
   */
  async renew(token: string): Promise<RenewedSession> {
    const read = this.tokens.read(token);
    if (!read) throw new ShopError('auth.expired');
    const next = this.tokens.token(read.sessionId, read.generation + 1);
    const now = Date.now();

    // Of parallel calls with one token exactly one matches here.
    const rotated = await this.sessions
      .findOneAndUpdate(
        {
          _id: read.sessionId,
          tokenHash: refreshTokenHash(token),
          expiresAt: trusted({ $gt: new Date(now) }),
        },
        {
          $set: {
            tokenHash: refreshTokenHash(next),
            generation: read.generation + 1,
            rotatedAt: new Date(now),
            expiresAt: new Date(now + SESSION_MS),
          },
        },
      )
      .lean();
    if (rotated)
      return { sessionId: read.sessionId, userId: rotated.userId.toHexString(), refreshToken: next };

    const session = await this.sessions.findById(read.sessionId).lean();
    if (!session || session.expiresAt.getTime() <= now) throw new ShopError('auth.expired');
    const lostAnswer =
      session.tokenHash === refreshTokenHash(next) && now - session.rotatedAt.getTime() <= LOST_ANSWER_MS;
    if (lostAnswer) {
      return { sessionId: read.sessionId, userId: session.userId.toHexString(), refreshToken: next };
    }
    await this.end(read.sessionId);
    throw new ShopError('auth.expired');
  }

  /** Ends one session: its tokens are refused from now on. */
  async end(sessionId: string): Promise<void> {
    await this.sessions.deleteOne({ _id: sessionId });
    this.live.ended(sessionId);
  }

  /** Ends every session of a user, for instance when the password changes. */
  async endAllOf(userId: string): Promise<void> {
    const open = await this.sessions.find({ userId }, { _id: 1 }).lean();
    await this.sessions.deleteMany({ userId });
    for (const { _id } of open) this.live.ended(_id.toHexString());
  }

  async isLive(sessionId: string): Promise<boolean> {
    const found = await this.sessions.exists({ _id: sessionId, expiresAt: trusted({ $gt: new Date() }) });
    return found !== null;
  }
}
