import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { useOnline } from '#connection/use-online.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { orderTexts } from '../texts';
import styles from './Orders.module.css';

interface OrdersAsOfProps {
  /** When the orders were brought up to date last, in milliseconds. */
  readonly at: number | undefined;
  /** They could not be brought up to date now. */
  readonly outdated: boolean;
  /** What cannot be done with them without a connection, in words. */
  readonly notNow: string;
}

/** Says how old orders are that cannot be brought up to date, and offline what cannot be done with them. */
export function OrdersAsOf({ at, outdated, notNow }: OrdersAsOfProps) {
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const online = useOnline();
  if (!at || (online && !outdated)) return null;
  const asOf = texts.asOf(formatMoment(at, language));
  return online ? <p className={styles.quiet}>{asOf}</p> : <NeedsConnection text={`${asOf} ${notNow}`} />;
}
