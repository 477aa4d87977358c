import type { ReactNode } from 'react';
import styles from './SettingsPart.module.css';

interface SettingsPartProps {
  readonly title: string;
  readonly lead?: string;
  /** How it stands, beside the title. */
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
}

/** One setting: what it is, how it stands, what can be done. */
export function SettingsPart({ title, lead, badge, children }: SettingsPartProps) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {badge}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
