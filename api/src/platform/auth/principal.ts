import type { Role } from '@jhola/shared/contracts/account.contract';

/** Who is asking: what a verified access token says. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
}
