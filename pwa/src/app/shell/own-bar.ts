import { matchPath } from 'react-router-dom';

/** The pages with a bar of their own at the bottom of a phone: what is to be paid, and the button that leads on. */
const PAGES = ['/product/:slug', '/checkout'];
/** This one too, with something in it. */
const CART = '/cart';

/**
 * Whether a page has a bar of its own at the bottom, in place of the shell's: there is never more than one.
 * @param isCartEmpty false too while it is not known yet
 */
export const hasOwnBar = (pathname: string, isCartEmpty: boolean): boolean =>
  PAGES.some((page) => matchPath(page, pathname)) || (!isCartEmpty && matchPath(CART, pathname) !== null);
