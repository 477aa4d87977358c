import type { ReactNode, Ref } from 'react';
import styles from './AccountCard.module.css';

interface AccountCardProps {
  readonly title: string;
  readonly lead: string;
  /** Gets the card's element. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The card in which one signs in or up, with the shop's block print beside it on wide screens. */
export function AccountCard({ title, lead, ref, children }: AccountCardProps) {
  return (
    <div ref={ref} className={styles.wrapper}>
      <section className={styles.card}>
        <div className={styles.print} aria-hidden="true" />
        <div className={styles.form}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </section>
    </div>
  );
}
