import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Email, PersonName } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { NestFactory } from '@nestjs/core';
import { adminCommandModule } from '../features/account/admin-command/admin-command.module.js';
import { AdministratorAccounts } from '../features/account/admin-command/administrator-accounts.service.js';
import { readEnvironment } from '../platform/config/environment.js';
import { ShopConfig } from '../platform/config/shop-config.js';
import { startupErrorOf } from '../platform/logging/startup-error.js';
import { ask, atKeyboard, Interrupted } from './terminal/ask.js';
import { checked, newPassword, WrongCommand } from './terminal/new-password.js';

const usage = `npm run admin:create -- --email EMAIL --name "NAME"

Makes an administrator of the shop. The password is asked for; scripts give it as ADMIN_PASSWORD or as
the first line of the input. Where the e-mail has an account already, that one becomes an
administrator's (its password stays) once you agree, or with --promote. With --remove-second-factor
an administrator who has lost the authenticator app and the recovery codes signs in by password alone.
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
  if (account.role === 'ADMIN' && account.status === 'Active') {
    if (!request.removeSecondFactor) return `${email} is an administrator already.`;
    await accounts.removeSecondFactor(email);
    return `${email} signs in by password alone now; turn two-step sign-in on again in the profile.`;
  }
  if (
    !request.promote &&
    !(await agreed(`${email} has an account (${account.name}). Make it an administrator's?`))
  ) {
    throw new WrongCommand('Nothing was changed. With --promote the account becomes an administrator’s.');
  }
  await accounts.promote(email);
  return `${email} is an administrator now; the password is the account's own. Sign in anew.`;
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
