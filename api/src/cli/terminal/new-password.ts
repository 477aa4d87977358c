import { NewPassword } from '@jhola/shared/contracts/account.contract';
import type { z } from 'zod';
import { askSecretly, atKeyboard, pipedLine } from './ask.js';

/** The command was given wrongly, or cannot do what it is asked: the message says all. */
export class WrongCommand extends Error {}

/** What a schema makes of a text. @throws WrongCommand naming what it is for, and what is wrong with it */
export function checked(schema: z.ZodType<string>, text: string, what: string): string {
  const read = schema.safeParse(text);
  if (!read.success) throw new WrongCommand(`${what}: ${read.error.issues[0]?.message}.`);
  return read.data;
}

/**
 * A new password of allowed length: the given one, else asked for at the keyboard, twice, else what is piped in.
 * @throws WrongCommand
 */
export async function newPassword(given: string | undefined, question = 'Password: '): Promise<string> {
  return checked(NewPassword, given || (await asked(question)), 'Password');
}

async function asked(question: string): Promise<string> {
  if (!atKeyboard()) return pipedLine();
  const first = await askSecretly(question);
  if (first !== (await askSecretly('The same once more: '))) throw new WrongCommand('The passwords differ.');
  return first;
}
