import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import { LiveSessions, type SessionSource } from '#platform/auth/live-sessions.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Transactions } from '#platform/database/transactions.js';
import { type SessionRecord, sessionModel } from '../models/session.model.js';
import { RefreshTokens, refreshTokenHash } from './refresh-token.js';

const SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** How long the last but one refresh token is still answered, for a client that lost the answer. */
const LOST_ANSWER_MS = 10_000;

/** A session just opened or renewed. */
export interface RenewedSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly refreshToken: string;
  /** Whether its sign-in passed a second factor. */
  readonly secondFactor: boolean;
}

/** Opens, renews and ends sessions. A session is a family of refresh tokens of which only the newest is good. */
@Injectable()
export class Sessions implements OnModuleInit, SessionSource {
  private readonly tokens: RefreshTokens;

  constructor(
    @InjectModel(sessionModel.name) private readonly sessions: Model<SessionRecord>,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
    config: ShopConfig,
  ) {
    this.tokens = new RefreshTokens(config.jwtSecret);
  }

  onModuleInit(): void {
    this.live.connect(this);
  }

  /**
   * Opens a session, in the transaction that has confirmed the user's proof.
   * @param device its name in the list of sessions, and the known device it is opened on
   */
  async open(
    userId: string,
    device: { readonly name: string; readonly id: string; readonly secondFactor: boolean },
    transaction: ClientSession,
  ): Promise<RenewedSession> {
    const _id = new Types.ObjectId();
    const refreshToken = this.tokens.token(_id.toHexString(), 0);
    const now = Date.now();
    const record: SessionRecord = {
      _id,
      userId: new Types.ObjectId(userId),
      device: device.name,
      deviceId: new Types.ObjectId(device.id),
      secondFactor: device.secondFactor,
      tokenHash: refreshTokenHash(refreshToken),
      generation: 0,
      rotatedAt: new Date(now),
      expiresAt: new Date(now + SESSION_MS),
    };
    await this.sessions.create([record], { session: transaction });
    return { sessionId: _id.toHexString(), userId, refreshToken, secondFactor: device.secondFactor };
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
    if (rotated) return renewed(rotated, next);

    const session = await this.sessions.findById(read.sessionId).lean();
    if (!session || session.expiresAt.getTime() <= now) throw new ShopError('auth.expired');
    const lostAnswer =
      session.tokenHash === refreshTokenHash(next) && now - session.rotatedAt.getTime() <= LOST_ANSWER_MS;
    if (lostAnswer) return renewed(session, next);
    await this.end(read.sessionId);
    throw new ShopError('auth.expired');
  }

  /**
   * Ends one session: its tokens are refused from now on.
   * @param transaction the transaction it ends with; without one it ends immediately
   */
  async end(sessionId: string, transaction: ClientSession | null = null): Promise<void> {
    await this.sessions.deleteOne({ _id: sessionId }).session(transaction);
    this.reportEnded([sessionId], transaction);
  }

  /**
   * Ends every session of a user, for instance when the password changes.
   * @param transaction the transaction they end with; without one they end immediately
   */
  async endAllOf(userId: string, transaction: ClientSession | null = null): Promise<void> {
    await this.endThose({ userId }, transaction);
  }

  /** Ends every session of a user that was opened on this device. */
  async endAllOn(userId: string, deviceId: string, transaction: ClientSession): Promise<void> {
    await this.endThose({ userId, deviceId }, transaction);
  }

  /** Ends every session of a user but this one. */
  async endOthers(userId: string, keptId: string, transaction: ClientSession): Promise<void> {
    await this.endThose({ userId, _id: trusted({ $ne: keptId }) }, transaction);
  }

  /** Notes that the second factor was passed in this session; its next tokens say so. */
  async passedSecondFactor(sessionId: string, transaction: ClientSession): Promise<void> {
    await this.sessions.updateOne({ _id: sessionId }, { $set: { secondFactor: true } }).session(transaction);
  }

  /** Whether the second factor was passed in this session. */
  async hasPassedSecondFactor(sessionId: string, transaction: ClientSession): Promise<boolean> {
    const passed = await this.sessions.exists({ _id: sessionId, secondFactor: true }).session(transaction);
    return passed !== null;
  }

  async thoseWithSecondFactor(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const passed = await this.sessions
      .find({ _id: trusted({ $in: sessionIds }), secondFactor: true }, { _id: 1 })
      .lean();
    return new Set(passed.map(({ _id }) => _id.toHexString()));
  }

  /**
   * Ends one session of this user.
   * @throws ShopError session.missing for one that has ended, or is another's
   */
  async endOwn(userId: string, sessionId: string, transaction: ClientSession): Promise<void> {
    const { deletedCount } = await this.sessions.deleteOne({ _id: sessionId, userId }).session(transaction);
    if (deletedCount === 0) throw new ShopError('session.missing');
    this.reportEnded([sessionId], transaction);
  }

  /** The sessions of a user that have not ended, the newest first. */
  async listOf(userId: string): Promise<SessionRecord[]> {
    const sessions = await this.sessions
      .find({ userId, expiresAt: trusted({ $gt: new Date() }) })
      .lean<SessionRecord[]>();
    return sessions.sort(newestFirst);
  }

  async isLive(sessionId: string): Promise<boolean> {
    const found = await this.sessions.exists({ _id: sessionId, expiresAt: trusted({ $gt: new Date() }) });
    return found !== null;
  }

  /**
   * Ends the sessions that match. It repeats until none is left, so that one opened meanwhile ends too, and
   * reports every end.
   */
  private async endThose(
    filter: QueryFilter<SessionRecord>,
    transaction: ClientSession | null,
  ): Promise<void> {
    for (;;) {
      const open = await this.sessions.find(filter, { _id: 1 }).session(transaction).lean();
      if (open.length === 0) return;
      const ids = open.map(({ _id }) => _id);
      await this.sessions.deleteMany({ _id: trusted({ $in: ids }) }).session(transaction);
      this.reportEnded(
        ids.map((id) => id.toHexString()),
        transaction,
      );
    }
  }

  private reportEnded(sessionIds: readonly string[], transaction: ClientSession | null): void {
    const report = () => {
      for (const id of sessionIds) this.live.ended(id);
    };
    if (transaction) this.transactions.afterCommit(transaction, report);
    else report();
  }
}

const renewed = (
  { _id, userId, secondFactor = false }: SessionRecord,
  refreshToken: string,
): RenewedSession => ({
  sessionId: _id.toHexString(),
  userId: userId.toHexString(),
  refreshToken,
  secondFactor,
});

/** By sign-in; of those of one second, whose ids several processes may have made, the one used last is first. */
const newestFirst = (one: SessionRecord, other: SessionRecord): number =>
  other._id.getTimestamp().getTime() - one._id.getTimestamp().getTime() ||
  other.rotatedAt.getTime() - one.rotatedAt.getTime();
