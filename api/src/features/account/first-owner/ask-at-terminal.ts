import { Email, NewPassword, PersonName } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { z } from 'zod';
import { askForOwner } from '../../../platform/logging/launch-report.js';
import type { FirstOwner } from './first-owner.service.js';

const TypedOwner = z.object({ name: PersonName, email: Email, password: NewPassword });

/**
 * Asks whoever starts a shop without an administrator at the terminal for one, until the answer will do. Where nobody
 * sits there, or they would rather have a link, nothing is made.
 */
export async function askAtTerminal(firstOwner: FirstOwner): Promise<void> {
  if (!(await firstOwner.isMissing())) return;
  let answer = await askForOwner();
  while (answer !== undefined) {
    const problem = await make(firstOwner, answer);
    if (problem === undefined) return;
    answer = await askForOwner(problem);
  }
}

/** @returns why the answer will not do, in a sentence */
async function make(firstOwner: FirstOwner, answer: unknown): Promise<string | undefined> {
  const typed = TypedOwner.safeParse(answer);
  if (!typed.success) {
    const [issue] = typed.error.issues;
    return `The ${String(issue?.path[0])} will not do: ${issue?.message}.`;
  }
  try {
    await firstOwner.make(typed.data);
    return undefined;
  } catch (error) {
    if (error instanceof ShopError) return error.message;
    throw error;
  }
}
