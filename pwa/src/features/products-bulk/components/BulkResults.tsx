import type { BulkResult, BulkState } from '@jhola/shared/contracts/bulk-edit.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { odditiesOf } from '@jhola/shared/domain/product-edits/selling-price';
import { useTexts } from '#i18n/use-texts.ts';
import { bulkCounts, type Difference, differencesOf, shownResults } from '../rules/bulk-differences';
import type { BulkTask } from '../rules/bulk-tasks';
import { bulkTexts } from '../texts';
import styles from './Bulk.module.css';

interface BulkResultsProps {
  readonly results: readonly BulkResult[];
  /** What is done, where there was no form. */
  readonly task?: BulkTask | undefined;
  /** It has happened; otherwise it would. */
  readonly done: boolean;
}

/** What a bulk edit does to each product, with the numbers before and after; why one cannot be changed. */
export function BulkResults({ results, task, done }: BulkResultsProps) {
  const texts = useTexts(bulkTexts);
  const { changed, same, refused } = bulkCounts(results);
  const words = task ? texts.tasks[task] : texts;
  const shown = shownResults(results, task === 'publish');
  const sum = done ? words.hasChanged : words.willChange;
  return (
    <div className={styles.form}>
      <p role="status">{sum(changed, same, refused)}</p>
      {task === 'delete' && !done && <p className={styles.quiet}>{texts.forGood}</p>}
      {/* its summary takes the focus: a long list is scrolled by keyboard too */}
      <details open className={styles.list}>
        <summary>{texts.results}</summary>
        <ul className={styles.results} aria-label={texts.results}>
          {shown.map((result) => (
            <li key={result.productId} className={styles.result}>
              <strong>{result.name ?? texts.unknown}</strong>
              <Outcome result={result} />
              {task === 'publish' && result.after && <Odd state={result.after} />}
            </li>
          ))}
        </ul>
      </details>
      {shown.length < results.length && (
        <p className={styles.quiet}>{texts.more(results.length - shown.length)}</p>
      )}
    </div>
  );
}

/** What shoppers would wonder about. */
function Odd({ state }: { readonly state: BulkState }) {
  const texts = useTexts(bulkTexts);
  const odd = odditiesOf(state);
  return (
    odd.length > 0 && <span className={styles.problem}>{odd.map((one) => texts.odd[one]).join(' ')}</span>
  );
}

function Outcome({ result }: { readonly result: BulkResult }) {
  const texts = useTexts(bulkTexts);
  const differences = differencesOf(result);
  if (result.refusal) return <span className={styles.problem}>{result.refusal.message}</span>;
  if (result.deleted && result.before)
    return (
      <span className={styles.quiet}>
        {texts.stands(formatRupees(result.before.price), result.before.stock)}
      </span>
    );
  if (differences.length === 0) return <span className={styles.quiet}>{texts.unchanged}</span>;
  const words = (field: Difference['field'], value: Difference['before']): string => {
    if (typeof value === 'object') return value.join(', ') || texts.none;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
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
