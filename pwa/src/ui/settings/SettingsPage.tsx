import type { ReactNode } from 'react';
import styles from './SettingsPage.module.css';

interface SettingsPageProps {
  readonly title: string;
  /** What it is about; left out where there is nothing to say. */
  readonly lead?: string | false;
  readonly children: ReactNode;
}

/** A page of an administrator's settings: its heading, and cards below each other. */
export function SettingsPage({ title, lead, children }: SettingsPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
