/** So many answered questions are shown at first, and so many more each time. */
export const A_PAGE = 4;

/** How many waiting questions a page of the dashboard has. */
export const WAITING_A_PAGE = 20;
