import { translate } from '#i18n/locale.ts';
import type { ApiError, FailureCode } from '../api/api-error';
import { refusalWords } from '../api/refusal-words';
import type { ShopStore } from '../db/db';
import { syncTexts } from './texts';

/** The private settings row with the refusals of which the shopper does not know yet. */
const REFUSALS = 'refusals';

/** A change that the server refused, kept until it was reported to the shopper. */
export interface Refusal {
  readonly code: FailureCode;
  readonly details: Readonly<Record<string, unknown>>;
  /** What the server said. */
  readonly message: string;
  /** What it is about: the product. */
  readonly name?: string;
  /** How many pieces the shopper has now, where they got fewer than they asked for. */
  readonly kept?: number;
}

/** Notes a refusal. Call it inside the transaction that takes the change back, over `settings`. */
export async function noteRefusal(
  store: ShopStore,
  { code, details, message }: ApiError,
  about: Pick<Refusal, 'name' | 'kept'>,
): Promise<void> {
  const refusal: Refusal = { code, details, message, ...about };
  await store.settings.put({ key: REFUSALS, value: [...(await refusalsOf(store)), refusal] });
}

/** The refusals of which the shopper does not know yet, the oldest first. */
export async function refusalsOf(store: ShopStore): Promise<readonly Refusal[]> {
  return ((await store.settings.get(REFUSALS))?.value ?? []) as readonly Refusal[];
}

/** As {@link refusalsOf}, and deletes them, so that one tab alone reports them. */
export function takeRefusals(store: ShopStore): Promise<readonly Refusal[]> {
  return store.transaction('rw', store.settings, async () => {
    const refusals = await refusalsOf(store);
    await store.settings.delete(REFUSALS);
    return refusals;
  });
}

/** What the shopper reads: which product, why, and what they have now. */
export function wordsOfRefusal({ code, details, message, name, kept }: Refusal): string {
  const why = refusalWords(code, details, message);
  const about = name && !why.includes(name) ? `${name}: ${why}` : why;
  return kept === undefined ? about : `${about} ${translate(syncTexts).nowInCart(kept)}`;
}
