import type {
  ImportCounts,
  ImportedChange,
  ImportSample,
  ImportSamples as Samples,
} from '@jhola/shared/contracts/catalogue-files.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import type { Translation } from '#i18n/translation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';

interface ImportSamplesProps {
  readonly samples: Samples;
  /** How many rows there are of each outcome. */
  readonly counts: ImportCounts;
}

/** What changes comes first: it is what an owner wants to know before an import. */
const OUTCOMES = ['updated', 'created', 'unchanged'] as const;

/** The first rows of each outcome of an import; of changed products each field, as it was and as it becomes. */
export function ImportSamples({ samples, counts }: ImportSamplesProps) {
  const texts = useTexts(fileTexts);
  return OUTCOMES.filter((outcome) => samples[outcome].length > 0).map((outcome) => (
    <details key={outcome} className={styles.samples} open={outcome === 'updated'}>
      <summary>{texts.samples[outcome](samples[outcome].length, counts[outcome])}</summary>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.product}</th>
            <th scope="col">{outcome === 'updated' ? texts.changes : texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {samples[outcome].map((sample) => (
            <SampleRow key={sample.line} sample={sample} />
          ))}
        </tbody>
      </table>
    </details>
  ));
}

function SampleRow({ sample }: { readonly sample: ImportSample }) {
  const texts = useTexts(fileTexts);
  const { line, name, unit, price, discounted, changes } = sample;
  return (
    <tr>
      <td>{line}</td>
      <td>
        {name}
        <br />
        <span className={styles.quiet}>{unit}</span>
      </td>
      <td>
        {changes.length === 0 && formatRupees(discounted)}
        {changes.length === 0 && discounted < price && (
          <>
            <br />
            <span className={styles.quiet}>{texts.priceBefore(formatRupees(price))}</span>
          </>
        )}
        {changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change.field}>{changeWords(change, texts)}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

type Words = Translation<Pick<typeof fileTexts, 'changed' | 'fields' | 'nothing'>>;

function changeWords({ field, before, after }: ImportedChange, texts: Words): string {
  const words = (value: string | number) => {
    if (value === '') return texts.nothing;
    if (field === 'price') return formatRupees(Number(value));
    return field === 'discount' ? `${Number(Number(value).toFixed(2))}%` : String(value);
  };
  return texts.changed(texts.fields[field], words(before), words(after));
}
