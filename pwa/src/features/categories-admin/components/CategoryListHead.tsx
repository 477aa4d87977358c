import { type Ref, useId } from 'react';
import { NeedsConnection } from '../../../connection/NeedsConnection';
import { OnlineButton } from '../../../connection/OnlineButton';
import styles from './CategoryList.module.css';

interface CategoryListHeadProps {
  /** Takes the focus when what had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly title: string;
  /** How many there are, or that they are loaded. */
  readonly count: string;
  readonly add: string;
  readonly onAdd: () => void;
}

/** The head of Category Management and Sub Category: what it is, how many there are, and the button for another one. */
export function CategoryListHead({ heading, title, count, add, onAdd }: CategoryListHeadProps) {
  const offline = useId();
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.count} role="status">
          {count}
        </p>
        <span className={styles.add}>
          <OnlineButton icon="plus" aria-describedby={offline} onClick={onAdd}>
            {add}
          </OnlineButton>
        </span>
      </header>
      <NeedsConnection id={offline} />
    </>
  );
}
