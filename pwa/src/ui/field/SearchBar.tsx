import type { ReactNode } from 'react';
import styles from './SearchBar.module.css';

/** A search field above a list, with what narrows the search beside it, or below where there is no room. */
export function SearchBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
