import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { SignOutDeviceRequest, sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device } from '../devices/device.js';
import { DeviceSignOut } from './device-sign-out.service.js';

/** What can be done about a device from the mail that reports it. */
@ApiTags('Sessions')
@Controller()
export class DeviceSignOutController {
  constructor(private readonly devices: DeviceSignOut) {}

  @Post(sessionPaths.signOutDevice)
  @Audience('public')
  @Limited('codes')
  @Answers(PlainAnswer)
  async signOut(
    @Body({ schema: SignOutDeviceRequest }) { token }: SignOutDeviceRequest,
    @CallingDevice() device: Device,
  ) {
    await this.devices.signOut(token, device);
    return ok('This device is signed out.');
  }
}
