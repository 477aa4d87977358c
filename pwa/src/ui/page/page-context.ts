import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The path of the page a component stands in; Ionic keeps earlier pages mounted. */
export const PagePathContext = createContext<string | undefined>(undefined);

/** Whether the page a component stands in is the one on screen. */
export function usePageIsCurrent(): boolean {
  const own = useContext(PagePathContext);
  const { pathname } = useLocation();
  return own === undefined || own === pathname;
}
