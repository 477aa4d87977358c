import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  type NewPasskey,
  type Passkey,
  PasskeyAnswer,
  PasskeyOptionsAnswer,
  PasskeysAnswer,
  passkeyPaths,
  type RemovePasskeyRequest,
} from '@jhola/shared/contracts/passkeys.contract';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { callApi, callApiAsVisitor } from './call-api';

/** The passkeys of the shopper's account, the newest first. @throws ApiError */
export async function ownPasskeys(): Promise<readonly Passkey[]> {
  return (await callApi({ path: passkeyPaths.list, answer: PasskeysAnswer })).data;
}

/** What the browser is to make a passkey for. @throws ApiError */
export async function startPasskey(password: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const body = { password };
  const path = passkeyPaths.start;
  const { data } = await callApi({ method: 'post', path, answer: PasskeyOptionsAnswer, body });
  return data as unknown as PublicKeyCredentialCreationOptionsJSON;
}

/** Adds the passkey that the browser has made. @throws ApiError */
export async function addPasskey(passkey: NewPasskey): Promise<Passkey> {
  const body = { passkey };
  return (await callApi({ method: 'post', path: passkeyPaths.add, answer: PasskeyAnswer, body })).data;
}

/** Removes a passkey. @throws ApiError */
export async function removePasskey(body: RemovePasskeyRequest): Promise<void> {
  await callApi({ method: 'post', path: passkeyPaths.remove, answer: PlainAnswer, body });
}

/** What the browser is to sign in by. @throws ApiError */
export async function startPasskeySignIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const path = passkeyPaths.startSignIn;
  const { data } = await callApiAsVisitor({ path, answer: PasskeyOptionsAnswer });
  return data as unknown as PublicKeyCredentialRequestOptionsJSON;
}
