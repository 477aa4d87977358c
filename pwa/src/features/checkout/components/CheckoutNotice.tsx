import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import type { IconName } from '#ui/icons/paths.ts';
import styles from './CheckoutNotice.module.css';

interface CheckoutNoticeProps {
  readonly icon: IconName;
  readonly title: string;
  /** Takes the focus when it appears: the shopper has just asked for it. */
  readonly asked?: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Something about this order that is more important than the order itself. */
export function CheckoutNotice({ icon, title, asked, children, actions }: CheckoutNoticeProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);

  return (
    <section className={styles.notice} aria-labelledby={id}>
      <Icon name={icon} size={24} />
      <div className={styles.text}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
