import type { Overview } from '@jhola/shared/contracts/overview.contract';
import { useMemo } from 'react';
import { languages } from '#i18n/languages.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { dayRows, hourRows } from '../rules/sales-rows';
import { overviewTexts } from '../texts';
import { BestSellers } from './BestSellers';
import { FruitlessSearches } from './FruitlessSearches';
import { LowStock } from './LowStock';
import styles from './Overview.module.css';
import { OverviewTiles } from './OverviewTiles';
import { SalesCard } from './SalesCard';

/** The figures of the overview: today first, then the days, then what to do something about. */
export function OverviewFigures({ overview }: { readonly overview: Overview }) {
  const texts = useTexts(overviewTexts);
  const { tag } = languages[useLanguage()];
  const { hours, days, demoMode = 'off' } = overview;
  // Charts draw anew whenever their rows are others.
  const [byHour, byDay] = useMemo(() => [hourRows(hours), dayRows(days, tag)], [hours, days, tag]);
  return (
    <>
      {demoMode !== 'off' && <p className={styles.notice}>{texts.demo[demoMode]}</p>}
      {!overview.complete && (
        <p className={styles.notice} role="status">
          {texts.counting}
        </p>
      )}
      <OverviewTiles days={days} />
      <SalesCard title={texts.byHour} unit={texts.hour} rows={byHour} note={texts.indiaTime} />
      <SalesCard title={texts.byDay(days.length)} unit={texts.day} rows={byDay} />
      <div className={styles.lists}>
        <div className={styles.column}>
          <BestSellers bestSellers={overview.bestSellers} days={days} />
          <FruitlessSearches fruitlessSearches={overview.fruitlessSearches} at={overview.at} />
        </div>
        <LowStock lowStock={overview.lowStock} />
      </div>
    </>
  );
}
