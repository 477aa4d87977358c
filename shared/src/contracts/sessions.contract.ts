import { z } from 'zod';
import { answerOf, Id, Moment } from './answer.contract.js';

/** The sign-ins of a user: an addition of ours. One is ended by its id, all but this device's by `others`. */
export const sessionPaths = {
  list: '/api/user/sessions',
  end: '/api/user/sessions/:sessionId',
  endOthers: '/api/user/sessions/others',
  signOutDevice: '/api/user/devices/sign-out',
} as const;

/** The page of the web app that signs a device out; the token of the mail's link stands after the `#`. */
export const signOutPage = { path: '/sign-out-device' } as const;

/** Signs out the device that a mail has reported, by the token of its link. */
export const SignOutDeviceRequest = z
  .object({ token: z.string().max(100) })
  .meta({ id: 'SignOutDeviceRequest' });
export type SignOutDeviceRequest = z.infer<typeof SignOutDeviceRequest>;

/** The address that ends one session. */
export const endSessionPath = (sessionId: string) => sessionPaths.end.replace(':sessionId', sessionId);

/** One sign-in on one device. */
export const AccountSession = z
  .object({
    _id: Id,
    /** The browser and the system as its user agent names them, e.g. `Chrome on Android`. */
    device: z.string(),
    signedInAt: Moment,
    lastUsedAt: Moment,
    /** Whether it is the one that asks. */
    thisDevice: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof AccountSession>;

/** The newest first. */
export const SessionListAnswer = answerOf(z.array(AccountSession)).meta({ id: 'SessionListAnswer' });
export type SessionListAnswer = z.infer<typeof SessionListAnswer>;
