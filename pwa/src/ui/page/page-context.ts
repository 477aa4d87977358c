import { createContext, useContext } from 'react';

/** Whether the page a component stands in is the one on screen. */
export const PageIsCurrentContext = createContext(true);

/** Whether the page a component stands in is the one on screen; earlier pages stay mounted. */
export const usePageIsCurrent = (): boolean => useContext(PageIsCurrentContext);
