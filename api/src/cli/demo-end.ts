import 'reflect-metadata';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { appModule } from '../app.module.js';
import { type DemoEnd, DemoEnding } from '../features/account/demo/demo-end.service.js';
import { readEnvironment } from '../platform/config/environment.js';
import { ShopConfig } from '../platform/config/shop-config.js';
import { shopAdapter } from '../platform/http/open-http.js';
import { startupErrorOf } from '../platform/logging/startup-error.js';
import { Interrupted } from './terminal/ask.js';
import { newPassword, WrongCommand } from './terminal/new-password.js';

const usage = `npm run demo:end

Ends the demo, so that the shop can open for the public: the accounts whose passwords everybody knows are
removed, with all that is held of them and their sessions. The administrator gets a new password where there
is no other one; it is asked for, and scripts give it as ADMIN_PASSWORD or as the first line of the input.
The catalogue stays. Run it while the shop is stopped, or give both the same MONGODB_URI.`;

/** npm run demo:end */
async function main(): Promise<void> {
  if (process.argv.length > 2) {
    console.log(usage);
    if (process.argv[2] !== '--help') process.exitCode = 1;
    return;
  }
  const { ADMIN_PASSWORD: given, ...settings } = process.env;
  // The whole shop, since every feature removes its part of a user's data; it does not listen and creates no
  // accounts.
  const config = new ShopConfig(readEnvironment({ ...settings, ...settingsOfThisCommand }));
  const shop = await NestFactory.create<NestFastifyApplication>(appModule(config), shopAdapter(config), {
    logger: false,
    bodyParser: false,
    abortOnError: false,
  });
  try {
    await shop.init();
    await end(shop.get(DemoEnding, { strict: false }), given);
  } finally {
    await shop.close();
  }
}

/** The shop must open for this command although a known password still works. */
const settingsOfThisCommand = {
  NODE_ENV: 'development',
  PUBLIC_URL: undefined,
  DEMO_PUBLIC: 'off',
  DEMO_CATALOGUE: 'off',
  ADMIN_EMAIL: undefined,
} as const;

async function end(demo: DemoEnding, given: string | undefined): Promise<void> {
  const plan = await demo.plan();
  if (plan.length === 0) console.log('No account has a password of the demo. Nothing was changed.');
  for (const step of plan) console.log(await take(demo, step, given));
}

/** @returns what was done, in a sentence */
async function take(demo: DemoEnding, { account, by }: DemoEnd, given: string | undefined): Promise<string> {
  if (by === 'remove') {
    await demo.remove(account);
    return `${account.email} is removed.`;
  }
  await demo.setPassword(account, await newPassword(given, `New password of ${account.email}: `));
  return `${account.email} has a new password and has to sign in anew.`;
}

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
