import { z } from 'zod';
import { GivenPassword } from './account.contract.js';
import { answerOf, Id, Moment } from './answer.contract.js';

/** Passkeys (W3C WebAuthn): keys that a device keeps, in place of a password: an addition of ours (docs/product.md#passkeys). */
export const passkeyPaths = {
  list: '/api/user/passkeys',
  start: '/api/user/passkeys/start',
  add: '/api/user/passkeys/add',
  remove: '/api/user/passkeys/remove',
  startSignIn: '/api/user/passkey-login/start',
  signIn: '/api/user/passkey-login',
} as const;

/** How many passkeys an account has at most. */
export const MAX_PASSKEYS = 10;

/** Bytes as WebAuthn's JSON has them: base64url (RFC 4648, section 5) without padding. @param longest in characters */
const bytes = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/, 'is not base64url');

const answered = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** What the browser answers for a new passkey (WebAuthn Level 3, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What the browser answers by a passkey (WebAuthn Level 3, AuthenticationResponseJSON). */
export const PasskeyProof = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** A passkey of the account; nothing in it opens anything. */
export const Passkey = z
  .object({
    _id: Id,
    name: z.string(),
    createdAt: Moment,
    /** The last sign-in by it; null before the first. */
    lastUsedAt: Moment.nullable(),
    /** Whether the device's maker keeps it for the person's other devices too. */
    synced: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;
export const PasskeysAnswer = answerOf(z.array(Passkey)).meta({ id: 'PasskeysAnswer' });
export const PasskeyAnswer = answerOf(Passkey).meta({ id: 'PasskeyAnswer' });

/** Begins: the password proves who asks. */
export const StartPasskeyRequest = z.object({ password: GivenPassword }).meta({ id: 'StartPasskeyRequest' });
export type StartPasskeyRequest = z.infer<typeof StartPasskeyRequest>;

/** What the browser is asked for, in WebAuthn's own form (…CreationOptionsJSON, …RequestOptionsJSON). */
export const PasskeyOptionsAnswer = answerOf(z.record(z.string(), z.unknown())).meta({
  id: 'PasskeyOptionsAnswer',
});

export const AddPasskeyRequest = z.object({ passkey: NewPasskey }).meta({ id: 'AddPasskeyRequest' });
export type AddPasskeyRequest = z.infer<typeof AddPasskeyRequest>;

export const RemovePasskeyRequest = z
  .object({ passkeyId: Id, password: GivenPassword })
  .meta({ id: 'RemovePasskeyRequest' });
export type RemovePasskeyRequest = z.infer<typeof RemovePasskeyRequest>;

export const PasskeySignInRequest = z.object({ proof: PasskeyProof }).meta({ id: 'PasskeySignInRequest' });
export type PasskeySignInRequest = z.infer<typeof PasskeySignInRequest>;
