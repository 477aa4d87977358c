import { type ReactNode, useId } from 'react';
import styles from './SettingsCard.module.css';

interface SettingsCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card of settings that belong together. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
