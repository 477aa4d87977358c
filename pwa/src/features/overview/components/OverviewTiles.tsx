import type { Overview } from '@jhola/shared/contracts/overview.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { useTexts } from '#i18n/use-texts.ts';
import { overviewTexts } from '../texts';
import styles from './OverviewTiles.module.css';

const NOTHING = { orders: 0, revenue: 0, newCustomers: 0 };

/** The figures of today, with what they are beside yesterday's or those of all days. */
export function OverviewTiles({ days }: Pick<Overview, 'days'>) {
  const texts = useTexts(overviewTexts);
  const [yesterday = NOTHING, today = NOTHING] = days.slice(-2);
  const sumOf = (figure: 'orders' | 'revenue' | 'newCustomers') =>
    days.reduce((sum, day) => sum + day[figure], 0);
  const tiles = [
    {
      name: texts.revenueToday,
      value: formatRupees(today.revenue),
      beside: texts.yesterday(formatRupees(yesterday.revenue)),
    },
    {
      name: texts.ordersToday,
      value: `${today.orders}`,
      beside: texts.yesterday(`${yesterday.orders}`),
    },
    {
      name: texts.newCustomersToday,
      value: `${today.newCustomers}`,
      beside: texts.ofDays(days.length, `${sumOf('newCustomers')}`),
    },
    {
      name: texts.revenueOfDays(days.length),
      value: formatRupees(sumOf('revenue')),
      beside: `${texts.orders}: ${sumOf('orders')}`,
    },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, value, beside }) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.beside}>{beside}</dd>
        </div>
      ))}
    </dl>
  );
}
