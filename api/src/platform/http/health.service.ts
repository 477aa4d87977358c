import { readFileSync } from 'node:fs';
import type { HealthAnswer } from '@jhola/shared/contracts/health.contract';
import { Injectable } from '@nestjs/common';
import { defaultPaths } from '../config/paths.js';
import { ShopConfig } from '../config/shop-config.js';
import { Database } from '../database/database.js';

/** Checks the parts without which the shop cannot sell. */
@Injectable()
export class Health {
  private readonly version: string = JSON.parse(readFileSync(defaultPaths.packageFile, 'utf8')).version;

  constructor(
    private readonly database: Database,
    private readonly config: ShopConfig,
  ) {}

  /** The state of each part, checked now. */
  async check(): Promise<HealthAnswer> {
    const state = await this.stateOfDatabase();
    const database = state === 'answers';
    return {
      ok: database,
      version: this.version,
      demo: this.config.demo.name !== 'off',
      demoMode: this.config.demo.name,
      parts: { database: { ok: database, state } },
    };
  }

  private async stateOfDatabase(): Promise<string> {
    if (!(await this.database.answers())) return 'does not answer';
    return (await this.database.isDiskFull())
      ? 'its disk is full: it answers, and stores nothing'
      : 'answers';
  }
}
