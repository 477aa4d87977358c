import type { BulkResult } from '@jhola/shared/contracts/bulk-edit.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { useTexts } from '#i18n/use-texts.ts';
import { bulkCounts, type Difference, differencesOf } from '../rules/bulk-differences';
import { bulkTexts } from '../texts';
import styles from './Bulk.module.css';

interface BulkResultsProps {
  readonly results: readonly BulkResult[];
  /** It has happened; otherwise it would. */
  readonly done: boolean;
}

/** What a bulk edit does to each product, with the numbers before and after; why one cannot be changed. */
export function BulkResults({ results, done }: BulkResultsProps) {
  const texts = useTexts(bulkTexts);
  const { changed, same, refused } = bulkCounts(results);
  const sum = done ? texts.hasChanged : texts.willChange;
  return (
    <div className={styles.form}>
      <p role="status">{sum(changed, same, refused)}</p>
      <ul className={styles.results} aria-label={texts.results}>
        {results.map((result) => (
          <li key={result.productId} className={styles.result}>
            <strong>{result.name ?? texts.unknown}</strong>
            <Outcome result={result} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ result }: { readonly result: BulkResult }) {
  const texts = useTexts(bulkTexts);
  const differences = differencesOf(result);
  if (result.refusal) return <span className={styles.problem}>{result.refusal.message}</span>;
  if (differences.length === 0) return <span className={styles.quiet}>{texts.unchanged}</span>;
  const words = (field: Difference['field'], value: Difference['before']): string => {
    if (typeof value === 'object') return value.join(', ') || texts.none;
    if (field === 'price') return formatRupees(value);
    return field === 'discount' ? `${value}%` : String(value);
  };
  return (
    <dl className={styles.differences}>
      {differences.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{texts.fields[field]}</dt>
          <dd>
            <s>{words(field, before)}</s> <span className="visually-hidden">{texts.becomes}</span>
            <span aria-hidden="true">→</span> <strong>{words(field, after)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
