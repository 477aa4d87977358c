import { accountPaths, DeleteAccountRequest, ExportAnswer } from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { Body, Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device } from '../devices/device.js';
import { AccountDeletion } from './account-deletion.service.js';
import { DataExport } from './data-export.service.js';

/** A user's rights to their personal data: to export it and to delete it. */
@ApiTags('User')
@Audience('customer')
@Controller()
export class PersonalDataController {
  constructor(
    private readonly exports: DataExport,
    private readonly deletion: AccountDeletion,
  ) {}

  @Get(accountPaths.exportData)
  @Limited('export')
  @Answers(ExportAnswer)
  async export(@CurrentUser() { userId }: Principal) {
    return ok('Everything we hold of you.', await this.exports.of(userId));
  }

  /** No Idempotency-Key is stored: afterwards the account is gone, and nothing of it may be kept. */
  @Delete(accountPaths.deleteAccount)
  @Limited('reauthentication')
  @Answers(PlainAnswer)
  async delete(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: DeleteAccountRequest }) proof: DeleteAccountRequest,
    @CallingDevice() device: Device,
  ) {
    await this.deletion.delete(userId, proof, device);
    return ok('Your account is deleted.');
  }
}
