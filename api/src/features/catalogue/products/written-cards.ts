import { TextTable } from '@jhola/shared/domain/search/text-table';
import type { CardTexts } from './card-bytes.js';

/** Cards as they are written: what they share once, and by its place elsewhere. */
export interface WrittenCards {
  readonly texts: readonly string[];
  readonly rows: readonly (readonly [id: string, own: string, shared: number])[];
}

/** Writes cards in pieces of a length. */
export function* writtenCards(
  cards: Iterable<readonly [id: string, texts: CardTexts]>,
  length: number,
): Generator<WrittenCards> {
  let table = new TextTable();
  let rows: WrittenCards['rows'][number][] = [];
  for (const [id, [own, shared]] of cards) {
    rows.push([id, own, table.placeOf(shared)]);
    if (rows.length < length) continue;
    yield { texts: table.texts, rows };
    table = new TextTable();
    rows = [];
  }
  if (rows.length > 0) yield { texts: table.texts, rows };
}

/** What `writtenCards` has written, one by one. */
export function* readCards({
  texts,
  rows,
}: WrittenCards): Generator<readonly [id: string, texts: CardTexts]> {
  for (const [id, own, shared] of rows) yield [id, [own, texts[shared] as string]];
}
