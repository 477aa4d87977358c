import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { SalesRow } from '../rules/sales-rows';
import { overviewTexts } from '../texts';
import styles from './Overview.module.css';
import type { Measure } from './SalesChart';
import { SalesTable } from './SalesTable';

// The charts' library is large, and only administrators see charts.
const SalesChart = lazy(async () => ({ default: (await import('./SalesChart')).SalesChart }));

interface SalesCardProps {
  readonly title: string;
  /** What a row is: an hour or a day. */
  readonly unit: string;
  readonly rows: readonly SalesRow[];
  readonly note?: ReactNode;
}

/** Sales over time: a chart of the revenue or of the orders, and its figures as a table. */
export function SalesCard({ title, unit, rows, note }: SalesCardProps) {
  const texts = useTexts(overviewTexts);
  const heading = useId();
  const [measure, setMeasure] = useState<Measure>('revenue');
  return (
    <Card labelledBy={heading} className={styles.sales}>
      <header className={styles.cardHead}>
        <h2 id={heading}>{title}</h2>
        <fieldset className={styles.measures}>
          <legend className="visually-hidden">{texts.show}</legend>
          {(Object.keys(texts.measures) as Measure[]).map((which) => (
            <Chip key={which} chosen={which === measure} onChoose={() => setMeasure(which)}>
              {texts.measures[which]}
            </Chip>
          ))}
        </fieldset>
      </header>
      <Suspense fallback={<Skeleton className={styles.chartPlace} />}>
        <SalesChart rows={rows} measure={measure} />
      </Suspense>
      {note && <p className={styles.quiet}>{note}</p>}
      <SalesTable label={title} unit={unit} rows={rows} />
    </Card>
  );
}
