import type { Role } from '@jhola/shared/contracts/account.contract';

/** The caller: the claims of a verified access token. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
}
