import { z } from 'zod';
import { GivenPassword, Otp, SecondFactorCode } from './account.contract.js';
import { answerOf, Moment } from './answer.contract.js';

/** The second factor of an account, an authenticator app: an addition of ours (docs/product.md#second-factor). */
export const secondFactorPaths = {
  status: '/api/user/second-factor',
  start: '/api/user/second-factor/start',
  confirm: '/api/user/second-factor/confirm',
  recoveryCodes: '/api/user/second-factor/recovery-codes',
  end: '/api/user/second-factor/end',
} as const;

/** Begins: the password proves who asks. */
export const StartSecondFactorRequest = z
  .object({ password: GivenPassword })
  .meta({ id: 'StartSecondFactorRequest' });
export type StartSecondFactorRequest = z.infer<typeof StartSecondFactorRequest>;

/** The first code of the app proves that it has the secret. */
export const ConfirmSecondFactorRequest = z.object({ code: Otp }).meta({ id: 'ConfirmSecondFactorRequest' });
export type ConfirmSecondFactorRequest = z.infer<typeof ConfirmSecondFactorRequest>;

/** Password and code: for other recovery codes, and to go without a second factor again. */
export const ChangeSecondFactorRequest = z
  .object({ password: GivenPassword, code: SecondFactorCode })
  .meta({ id: 'ChangeSecondFactorRequest' });
export type ChangeSecondFactorRequest = z.infer<typeof ChangeSecondFactorRequest>;

/** How it stands; `since` is null without one. */
export const SecondFactorStatus = z.object({
  on: z.boolean(),
  since: Moment.nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type SecondFactorStatus = z.infer<typeof SecondFactorStatus>;
export const SecondFactorStatusAnswer = answerOf(SecondFactorStatus).meta({ id: 'SecondFactorStatusAnswer' });

/** The secret in base32, and the address with it that authenticator apps read (otpauth://). */
export const SecondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;
export const StartSecondFactorAnswer = answerOf(SecondFactorSecret).meta({ id: 'StartSecondFactorAnswer' });

/** Each opens the account once in place of the app's code. They are shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
export const RecoveryCodesAnswer = answerOf(RecoveryCodes).meta({ id: 'RecoveryCodesAnswer' });
