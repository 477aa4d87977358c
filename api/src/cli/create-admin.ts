import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Email, PersonName } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { NestFactory } from '@nestjs/core';
import { adminCommandModule } from '../features/account/admin-command/admin-command.module.js';
import {
  AdministratorAccounts,
  type RemovedFactors,
} from '../features/account/admin-command/administrator-accounts.service.js';
import { readEnvironment } from '../platform/config/environment.js';
import { ShopConfig } from '../platform/config/shop-config.js';
import { startupErrorOf } from '../platform/logging/startup-error.js';
import { ask, atKeyboard, Interrupted } from './terminal/ask.js';
import { checked, newPassword, WrongCommand } from './terminal/new-password.js';

const usage = `npm run admin:create -- --email EMAIL --name "NAME"

Makes an administrator of the shop. The password is asked for; scripts give it as ADMIN_PASSWORD or as
the first line of the input. Where the e-mail has an account already, that one becomes an
administrator's (its password stays) once you agree, or with --promote. With --remove-second-factor
an administrator who has lost them loses the authenticator app, the recovery codes and all passkeys for
good, and signs in without; all sessions of the account end.
Run it while the shop is stopped, or give both the same MONGODB_URI.`;

interface AdminRequest {
  readonly email: string;
  readonly name: string;
  readonly promote: boolean;
  readonly removeSecondFactor: boolean;
}

function readRequest(): AdminRequest | undefined {
  const options = {
    email: { type: 'string' },
    name: { type: 'string' },
    promote: { type: 'boolean', default: false },
    'remove-second-factor': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  const { values } = parsed(() => parseArgs({ options }));
  if (values.help) return undefined;
  if (!values.email) throw new WrongCommand(`--email is missing.\n\n${usage}`);
  return {
    email: checked(Email, values.email, '--email'),
    name: checked(PersonName, values.name ?? 'Shop Admin', '--name'),
    promote: values.promote,
    removeSecondFactor: values['remove-second-factor'],
  };
}

function parsed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new WrongCommand(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** npm run admin:create -- --email … --name … */
async function main(): Promise<void> {
  const request = readRequest();
  if (!request) {
    console.log(usage);
    return;
  }
  // The password is this command's input. As a setting of the shop it would require an ADMIN_EMAIL beside it.
  const { ADMIN_PASSWORD: given, ADMIN_EMAIL: _, ...settings } = process.env;
  const shop = await NestFactory.createApplicationContext(
    adminCommandModule(new ShopConfig(readEnvironment(settings))),
    { logger: false, abortOnError: false },
  );
  try {
    console.log(await make(shop.get(AdministratorAccounts), request, given));
  } finally {
    await shop.close();
  }
}

/** @returns what was done, in a sentence */
async function make(
  accounts: AdministratorAccounts,
  request: AdminRequest,
  given: string | undefined,
): Promise<string> {
  const { email, name } = request;
  const account = await accounts.find(email);
  if (!account) {
    await accounts.create({ email, name, password: await newPassword(given) });
    return `${email} is an administrator now.`;
  }
  const isOne = account.role === 'ADMIN' && account.status === 'Active';
  if (isOne && !request.removeSecondFactor) return `${email} is an administrator already.`;
  if (
    !isOne &&
    !request.promote &&
    !(await agreed(`${email} has an account (${account.name}). Make it an administrator's?`))
  ) {
    throw new WrongCommand('Nothing was changed. With --promote the account becomes an administrator’s.');
  }
  const done: string[] = [];
  if (!isOne) {
    await accounts.promote(email);
    done.push(`${email} is an administrator now; the password is the account's own. Sign in anew.`);
  }
  if (request.removeSecondFactor) done.push(removalOf(email, await accounts.removeSecondFactors(email)));
  return done.join('\n');
}

/** What the removal of the second factors of this account came to, and what its owner does next. */
function removalOf(email: string, removed: RemovedFactors | undefined): string {
  if (!removed) return `${email} has no second factor: nothing was removed.`;
  const { app, passkeys } = removed;
  const parts = [
    ...(app ? ['the authenticator app with its recovery codes'] : []),
    ...(passkeys > 0 ? [passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`] : []),
  ];
  return `Removed from ${email}: ${parts.join(' and ')}. All its sessions have ended.
It signs in without a second factor now: add a new one in the profile at once. With ADMIN_SECOND_FACTOR=on
the next sign-in asks for that before anything of the shop can be managed.`;
}

const agreed = async (question: string): Promise<boolean> =>
  atKeyboard() && /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim());

/** What went wrong, in a sentence for the person at the keyboard; unforeseen errors keep their stack. */
function reportError(error: unknown): void {
  if (error instanceof WrongCommand || error instanceof Interrupted || error instanceof ShopError) {
    console.error(error.message);
  } else console.error(startupErrorOf(error).expected ? startupErrorOf(error).sentence : error);
}

main().catch((error: unknown) => {
  reportError(error);
  process.exitCode = 1;
});
