import { createContext } from 'react';
import type { PageFacts } from './page-facts';

/** Where a page's facts go on the server, which writes them into the head itself. */
export interface ServerHead {
  /** Scheme, host and port of the shop. */
  readonly origin: string;
  readonly report: (facts: PageFacts) => void;
}

/** On the server; in the browser there is none, and the facts become tags of the document's head. */
export const ServerHeadContext = createContext<ServerHead | undefined>(undefined);
