import type { AccountSession } from '@jhola/shared/contracts/sessions.contract';
import { deviceName } from '#platform/http/device-name.js';
import type { SessionRecord } from '../models/session.model.js';

/** A session as its owner sees it. */
export function sessionAnswer({ _id, device, rotatedAt }: SessionRecord, askingId: string): AccountSession {
  return {
    _id: _id.toHexString(),
    device: device ?? deviceName(undefined),
    signedInAt: _id.getTimestamp().toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
    thisDevice: _id.toHexString() === askingId,
  };
}
