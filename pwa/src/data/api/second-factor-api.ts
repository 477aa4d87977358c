import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  type ChangeSecondFactorRequest,
  type RecoveryCodes,
  RecoveryCodesAnswer,
  type SecondFactorSecret,
  type SecondFactorStatus,
  SecondFactorStatusAnswer,
  StartSecondFactorAnswer,
  secondFactorPaths,
} from '@jhola/shared/contracts/second-factor.contract';
import { callApi } from './call-api';

/** Whether sign-in asks for a code, and how many recovery codes are left. @throws ApiError */
export async function secondFactorStatus(): Promise<SecondFactorStatus> {
  return (await callApi({ path: secondFactorPaths.status, answer: SecondFactorStatusAnswer })).data;
}

/** Begins: the secret for the app. @throws ApiError */
export async function startSecondFactor(password: string): Promise<SecondFactorSecret> {
  const body = { password };
  const path = secondFactorPaths.start;
  return (await callApi({ method: 'post', path, answer: StartSecondFactorAnswer, body })).data;
}

/** Turns it on by the first code of the app. @throws ApiError */
export async function confirmSecondFactor(code: string): Promise<RecoveryCodes> {
  const body = { code };
  const path = secondFactorPaths.confirm;
  return (await callApi({ method: 'post', path, answer: RecoveryCodesAnswer, body })).data;
}

/** Other recovery codes in place of those that are left. @throws ApiError */
export async function replaceRecoveryCodes(body: ChangeSecondFactorRequest): Promise<RecoveryCodes> {
  const path = secondFactorPaths.recoveryCodes;
  return (await callApi({ method: 'post', path, answer: RecoveryCodesAnswer, body })).data;
}

/** Turns it off. @throws ApiError */
export async function endSecondFactor(body: ChangeSecondFactorRequest): Promise<void> {
  await callApi({ method: 'post', path: secondFactorPaths.end, answer: PlainAnswer, body });
}
