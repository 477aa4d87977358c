import type { ReactNode } from 'react';
import styles from './AdminPage.module.css';

/** The page of an administrator: as wide as the frame leaves it (docs/product.md#admin-frame). */
export function AdminPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
