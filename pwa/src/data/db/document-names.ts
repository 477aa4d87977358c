/** The id of the first screen that the server's HTML brings along. */
export const FIRST_SCREEN_ID = 'first-screen';

/** The id of the element in which the server's HTML carries its data. */
export const FIRST_DATA_ID = 'first-data';

/** The relation of links to the app's code in the server's HTML: the entry has it fetched once the first screen is painted. */
export const LATER = 'later';

/** Marks the link to the styles that the server's first screens do without. */
export const LATER_STYLES = 'data-later-styles';

/** Marks the app's element while that screen stands before it: nobody sees it. */
export const COVERED_ATTRIBUTE = 'data-covered';

/** Marks the element of the first data in a document of an earlier visit, which the service worker has kept. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** How the names of the caches begin in which the service worker keeps such documents, one for each build. */
export const KEPT_PAGES = 'kept-pages-';
