import type { Thing, WithContext } from 'schema-dts';

/** What search engines and those who share a page see of it. */
export interface PageFacts {
  /** The page's own title; the shop's name is added where it does not stand in it. */
  readonly title: string;
  /** At most 160 characters are shown by search engines. */
  readonly description?: string;
  readonly keywords?: string;
  /** The path of the canonical link; without it the page has none. */
  readonly canonical?: string;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
  /** The address of the picture that stands for the page when it is shared. */
  readonly image?: string;
  /** What the page shows, in schema.org's words (JSON-LD); `whole` makes a whole address of a path. */
  readonly structuredData?: (whole: (address: string) => string) => readonly WithContext<Thing>[];
}
