import { createContext } from 'react';
import type { PageFacts } from './page-facts';

/** Where a page's facts go on the server, which writes them into the head itself. */
export interface HeadPlace {
  /** Scheme, host and port of the shop. */
  readonly origin: string;
  readonly tell: (facts: PageFacts) => void;
}

/** On the server; in the browser there is none, and the facts become tags of the document's head. */
export const HeadPlaceContext = createContext<HeadPlace | undefined>(undefined);
