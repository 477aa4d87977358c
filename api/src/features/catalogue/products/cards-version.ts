import { fingerprint } from '@jhola/shared/domain/search/fingerprint';
import { cardTexts } from './card-bytes.js';
import { summaryOf } from './product-answer.js';
import { PROBE, probeNames } from './product-probe.js';
import { writtenCards } from './written-cards.js';

/** Names the way in which cards are made and written. */
export const CARDS_VERSION = fingerprint(
  JSON.stringify([...writtenCards([['', cardTexts(summaryOf(PROBE, probeNames()))]], 1)]),
);
