import { Email, NewPassword, PersonName } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { z } from 'zod';
import { askForOwner } from '#platform/logging/launch-report.js';
import type { FirstOwner } from './first-owner.service.js';

const TypedOwner = z.object({ name: PersonName, email: Email, password: NewPassword });

/**
 * Asks at the terminal for the first administrator of a shop that has none, until the answer is valid.
 * Without a terminal, or when a link is preferred, nothing is created.
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
