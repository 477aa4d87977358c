import type { ComponentProps, ReactNode, Ref } from 'react';
import { classes } from '../classes';
import { EmptyState } from '../feedback/EmptyState';
import { LoadingPlaceholder } from '../feedback/LoadingPlaceholder';
import { Skeleton } from '../feedback/Skeleton';
import { Icon } from '../icons/Icon';
import { Pager } from '../pager/Pager';
import styles from './ListPage.module.css';

interface ListPageProps {
  readonly title: string;
  /** Takes the focus when what had it is gone. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** How many there are; read out when it changes. */
  readonly count?: ReactNode;
  /** Buttons in the head. */
  readonly actions?: ReactNode;
  /** Between head and list: search, filters, what can be done with several. */
  readonly tools?: ReactNode;
  /** While nothing is known: what is said, and how many shapes of which look. */
  readonly loading?:
    | false
    | { readonly text: string; readonly rows: number; readonly row?: string; readonly className?: string };
  /** Why nothing could be fetched, with the way to try again. */
  readonly failure?: ReactNode;
  /** What it means that there is nothing. */
  readonly empty?:
    | false
    | {
        readonly icon: ComponentProps<typeof Icon>['name'];
        readonly title: string;
        readonly text?: string;
      };
  readonly pager?: ComponentProps<typeof Pager>;
  /** The list or table, and its dialogs. */
  readonly children?: ReactNode;
}

/** The frame of an administrator's list: head, tools, the state it is in, the list, and the way to its other pages. */
export function ListPage(props: ListPageProps) {
  const { title, heading, count, actions, tools, loading, failure, empty, pager, children } = props;
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h1>
        {count !== undefined && (
          <p className={styles.count} role="status">
            {count}
          </p>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {tools}
      {loading && (
        <LoadingPlaceholder text={loading.text}>
          <div className={loading.className ?? styles.list}>
            {Array.from({ length: loading.rows }, (_, key) => `skeleton-${key}`).map((key) => (
              <Skeleton key={key} className={classes(styles.row, loading.row)} />
            ))}
          </div>
        </LoadingPlaceholder>
      )}
      {failure}
      {empty && (
        <EmptyState picture={<Icon name={empty.icon} size={72} />} title={empty.title} text={empty.text} />
      )}
      {children}
      {pager && <Pager {...pager} />}
    </div>
  );
}
