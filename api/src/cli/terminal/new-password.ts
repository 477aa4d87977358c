import { NewPassword } from '@jhola/shared/contracts/account.contract';
import type { z } from 'zod';
import { askSecretly, atKeyboard, pipedLine } from './ask.js';

/** Wrong arguments, or something the command cannot do: the message explains it. */
export class WrongCommand extends Error {}

/** Checks a text with a schema. @throws WrongCommand with the text's label and what is wrong with it */
export function checked(schema: z.ZodType<string>, text: string, what: string): string {
  const read = schema.safeParse(text);
  if (!read.success) throw new WrongCommand(`${what}: ${read.error.issues[0]?.message}.`);
  return read.data;
}

/**
 * A new password of allowed length: the given one, else typed twice at the keyboard, else read from stdin.
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
