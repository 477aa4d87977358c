import { Injectable, OnModuleInit } from '@nestjs/common';
import { OneTimeCodes } from '../one-time-codes/one-time-codes.service.js';
import { PersonalData } from '../personal-data/personal-data.service.js';
import { ResetPermits } from './reset-permits.service.js';

/** The personal data of pending codes: that one was requested, and when. It is removed with the account. */
@Injectable()
export class CodesData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly codes: OneTimeCodes,
    private readonly permits: ResetPermits,
  ) {}

  onModuleInit(): void {
    this.data.provide('codes', {
      export: async (userId) =>
        (await this.codes.pendingOf(userId)).map(({ purpose, askedAt }) => ({
          purpose,
          askedAt: askedAt.toISOString(),
        })),
      remove: async (userId, session) => {
        await this.codes.invalidateAllOf(userId, session);
        await this.permits.forget(userId, session);
      },
    });
  }
}
