import {
  AvatarAnswer,
  accountPaths,
  type ChangeEmailRequest,
  ChangePasswordAnswer,
  type ChangePasswordRequest,
  type ConfirmEmailRequest,
  type DeleteAccountRequest,
  ExportAnswer,
} from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  type AccountSession,
  endSessionPath,
  SessionListAnswer,
  sessionPaths,
} from '@jhola/shared/contracts/sessions.contract';
import { callApi } from './call-api';
import { keepTokens } from './tokens';

/** How an upload is watched and given up. */
export interface Upload {
  /** Called with the share that was sent: 0 to 1. */
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Makes a picture the avatar. Returns its address and the server's words. */
export async function uploadAvatar(
  picture: File,
  upload: Upload,
): Promise<{ avatar: string; message: string }> {
  const form = new FormData();
  form.set('file', picture);
  const { data, message } = await callApi({
    method: 'put',
    path: accountPaths.uploadAvatar,
    answer: AvatarAnswer,
    form,
    ...upload,
  });
  return { avatar: data.avatar, message };
}

/** Sets another password and keeps the new tokens of this device; all others are signed out. Returns the server's words. */
export async function changePassword(body: ChangePasswordRequest): Promise<string> {
  const { data, message } = await callApi({
    method: 'put',
    path: accountPaths.changePassword,
    answer: ChangePasswordAnswer,
    body,
  });
  await keepTokens({ access: data.accesstoken, refresh: data.refreshToken });
  return message;
}

/** Has a code sent to another e-mail address. Returns the server's words. */
export async function changeEmail(body: ChangeEmailRequest): Promise<string> {
  const path = accountPaths.changeEmail;
  return (await callApi({ method: 'put', path, answer: PlainAnswer, body })).message;
}

/** Shows the code from the other e-mail address, which then is the account's. Returns the server's words. */
export async function confirmEmail(body: ConfirmEmailRequest): Promise<string> {
  const path = accountPaths.confirmEmail;
  return (await callApi({ method: 'put', path, answer: PlainAnswer, body })).message;
}

/** Where the account is signed in, the newest first. */
export async function sessions(): Promise<AccountSession[]> {
  return (await callApi({ path: sessionPaths.list, answer: SessionListAnswer })).data;
}

/** Signs one device out. Returns the server's words. */
export async function endSession(id: string): Promise<string> {
  const path = endSessionPath(id);
  return (await callApi({ method: 'delete', path, answer: PlainAnswer })).message;
}

/** Signs all devices but this one out. Returns the server's words. */
export async function endOtherSessions(): Promise<string> {
  const path = sessionPaths.endOthers;
  return (await callApi({ method: 'delete', path, answer: PlainAnswer })).message;
}

/** Everything that is kept of the shopper, record types that this version does not know among it. */
const WholeExport = ExportAnswer.extend({ data: ExportAnswer.shape.data.loose() });

/** Everything the shop holds of the shopper. */
export async function exportData(): Promise<ExportAnswer['data']> {
  return (await callApi({ path: accountPaths.exportData, answer: WholeExport })).data;
}

/** Deletes the account. The tokens are void afterwards. Returns the server's words. */
export async function deleteAccount(body: DeleteAccountRequest): Promise<string> {
  const path = accountPaths.deleteAccount;
  return (await callApi({ method: 'delete', path, answer: PlainAnswer, body })).message;
}
