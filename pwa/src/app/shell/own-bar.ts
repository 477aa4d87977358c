import { matchPath } from 'react-router-dom';

/** The pages with a bar of their own at the bottom of a phone: what is to be paid, and the button that leads on. */
const PAGES = ['/product/:slug', '/cart', '/checkout'];

/** Whether a page has a bar of its own at the bottom, in place of the shell's: there is never more than one. */
export const hasOwnBar = (pathname: string): boolean => PAGES.some((page) => matchPath(page, pathname));
