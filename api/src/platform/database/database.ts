import { Inject, Injectable, Logger, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { OpenDatabase } from './open-database.js';

/** The token of the opened database server. */
export const OPEN_DATABASE = Symbol('OPEN_DATABASE');

/**
 * The lifecycle of the one database connection: indexes are built before the shop opens, everything is closed
 * at its end.
 */
@Injectable()
export class Database implements OnModuleInit, OnApplicationShutdown {
  private readonly lastWorks: (() => Promise<void>)[] = [];

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(OPEN_DATABASE) private readonly server: OpenDatabase,
  ) {}

  /** The address of the database. */
  get uri(): string {
    return this.server.uri;
  }

  /** Waits until every model's indexes are built, so that unique rules hold from the first request. */
  async onModuleInit(): Promise<void> {
    for (const notice of this.server.notices) new Logger('Database').warn(notice);
    void this.watch();
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }

  /** Whether the database answers now. */
  async answers(): Promise<boolean> {
    try {
      await this.connection.getClient().db().command({ ping: 1 });
      return true;
    } catch {
      return false;
    }
  }

  /** Whether the embedded database has refused a write since its disk is full. Of a MongoDB its own monitoring tells. */
  async isDiskFull(): Promise<boolean> {
    if (!this.server.isEmbedded) return false;
    const { isDiskFull } = await this.connection.getClient().db('admin').command({ embeddedStatus: 1 });
    return isDiskFull === true;
  }

  /** Registers work for the shop's end: after the last request, while the database is still open. */
  beforeClosing(work: () => Promise<void>): void {
    this.lastWorks.push(work);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.lastWorks.map((work) => work()));
    await this.connection.close();
    await this.server.close();
  }

  /** Ends the shop when its own database fails: it could sell nothing, and a restart may help. */
  private async watch(): Promise<void> {
    const reason = await this.server.failed;
    new Logger('Database').fatal(`The embedded database has stopped: ${reason}`);
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  }
}
