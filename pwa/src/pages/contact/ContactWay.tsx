import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import type { IconName } from '#ui/icons/paths.ts';
import styles from './ContactWay.module.css';

interface ContactWayProps {
  readonly icon: IconName;
  readonly name: string;
  /** A number, an address: what it leads to, in words. */
  readonly detail?: string;
  readonly text: string;
  /** What it opens: a call, a mail, a chat, a map. */
  readonly href: string;
  /** Said of what opens in a new tab. */
  readonly newTab?: string;
}

/** One way to reach the shop, as a card that leads there. */
export function ContactWay({ icon, name, detail, text, href, newTab }: ContactWayProps): ReactNode {
  return (
    <li>
      <a className={styles.card} href={href} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        <span className={styles.body}>
          <strong>{name}</strong>
          {detail && <span className={styles.detail}>{detail}</span>}
          <span className={styles.text}>{text}</span>
          {newTab && <span className="visually-hidden">{newTab}</span>}
        </span>
      </a>
    </li>
  );
}
