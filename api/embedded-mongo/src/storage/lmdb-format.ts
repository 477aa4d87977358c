// LMDB's file (`mdb.c`, version 1): pages of one size. The first two say where its trees begin; the newer one counts.
export const MAGIC = 0xbeefc0de;
export const FIRST_DATA_PAGE = 2;
/** Where a page says what it is; its nodes' places follow, counted from the end of this head. */
export const PAGE = { number: 0, transaction: 8, flags: 18, lower: 20, upper: 22, run: 20, head: 24 };
export const META = {
  magic: 24,
  pageSize: 48,
  free: 48,
  main: 96,
  lastPage: 144,
  transaction: 152,
  end: 160,
};
export const TREE = { depth: 6, entries: 32, root: 40, bytes: 48 };
export const NODE = { size: 0, flags: 4, keySize: 6, head: 8 };
/** Where the value of a node lies that is too large for its page. */
export const RUN = { number: 0, transaction: 8, pages: 16, bytes: 24 };
export const BRANCH = 1;
export const LEAF = 2;
export const OVERFLOW = 4;
export const IN_RUN = 1;
export const IS_TREE = 2;
export const NOTHING = 2n ** 64n - 1n;
