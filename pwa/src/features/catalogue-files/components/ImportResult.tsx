import type { ImportJob, ImportSums } from '@jhola/shared/contracts/catalogue-files.contract';
import { refusalInHindi } from '@jhola/shared/domain/imports/refusal-in-hindi';
import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { grouped } from '#i18n/grouped.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { saveRefusedRows } from '../commands/catalogue-files';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';
import { ImportSamples } from './ImportSamples';

interface ImportResultProps {
  readonly job: ImportJob;
  readonly sums: ImportSums;
}

const SUMS = ['rows', 'accepted', 'categories', 'subcategories'] as const;
const PRODUCTS = ['created', 'updated', 'unchanged'] as const;
const PLACEHOLDERS = ['newCategories', 'newSubcategories'] as const;

/** What became of the file's rows, and which were refused and why. */
export function ImportResult({ job, sums }: ImportResultProps) {
  const texts = useTexts(fileTexts);
  const language = useLanguage();
  const { busy, run } = useMutation(texts.wentWrong);
  const counts = sums.written ?? sums.expected;
  const { inexactPrices, largestPaise, refused } = sums;
  const shown = job.refusedRows;
  return (
    <SettingsCard title={texts.resultTitle}>
      <table className={styles.counts}>
        <caption>{sums.written ? texts.written : texts.expected}</caption>
        <tbody>
          {counts && PRODUCTS.map((sum) => <Count key={sum} label={texts.sums[sum]} count={counts[sum]} />)}
          <Count label={texts.sums.refused} count={refused} />
        </tbody>
      </table>
      <dl className={styles.sums}>
        {SUMS.map((sum) => (
          <Sum key={sum} label={texts.sums[sum]} count={sums[sum]} />
        ))}
        {counts && PLACEHOLDERS.map((sum) => <Sum key={sum} label={texts.sums[sum]} count={counts[sum]} />)}
        {counts?.pictures !== undefined && counts.pictures > 0 && (
          <Sum label={texts.sums.pictures} count={counts.pictures} />
        )}
      </dl>
      {inexactPrices > 0 && (
        <p className={styles.quiet}>{texts.inexact(inexactPrices, formatRupees(toRupees(largestPaise)))}</p>
      )}
      {job.samples && counts && <ImportSamples samples={job.samples} counts={counts} />}
      {shown.length > 0 && (
        <>
          <table className={styles.rows}>
            <caption>
              {refused > shown.length ? texts.refusedShown(shown.length, refused) : texts.refusedRows}
            </caption>
            <thead>
              <tr>
                <th scope="col">{texts.line}</th>
                <th scope="col">{texts.reason}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ line, reason }) => (
                <tr key={line}>
                  <td>{line}</td>
                  {language === 'hi' ? <td>{refusalInHindi(reason)}</td> : <td>{reason}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.actions}>
            <OnlineButton variant="outline" icon="download" busy={busy} onClick={() => run(saveRefusedRows)}>
              {texts.downloadRefused}
            </OnlineButton>
          </div>
        </>
      )}
    </SettingsCard>
  );
}

function Count({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{grouped(count)}</td>
    </tr>
  );
}

function Sum({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}
