import { formatRupees } from '@jhola/shared/domain/money/money';
import { useTexts } from '#i18n/use-texts.ts';
import type { SalesRow } from '../rules/sales-rows';
import { overviewTexts } from '../texts';
import styles from './SalesTable.module.css';

interface SalesTableProps {
  readonly label: string;
  /** What a row is: an hour or a day. */
  readonly unit: string;
  readonly rows: readonly SalesRow[];
}

/** The figures of a chart, for who cannot see it and for who wants them exactly; opened when asked for. */
export function SalesTable({ label, unit, rows }: SalesTableProps) {
  const texts = useTexts(overviewTexts);
  const withCustomers = rows.some(({ newCustomers }) => newCustomers !== undefined);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{texts.asTable}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, also by the keyboard */}
      <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">{texts.orders}</th>
              <th scope="col">{texts.revenue}</th>
              {withCustomers && <th scope="col">{texts.newCustomers}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, orders, revenue, newCustomers }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{orders}</td>
                <td>{formatRupees(revenue)}</td>
                {withCustomers && <td>{newCustomers}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
