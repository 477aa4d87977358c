import {
  columnMeanings,
  type ImportColumns,
  type ImportJob,
} from '@jhola/shared/contracts/catalogue-files.contract';
import { unreadPriceColumns } from '@jhola/shared/domain/imports/unread-price-columns';
import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { Select } from '#ui/field/Select.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { beginImport } from '../commands/catalogue-files';
import { exampleOf, isImportable, missingColumns, withColumn } from '../rules/import-job';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';
import { PriceQuestion } from './PriceQuestion';

interface ColumnChoiceProps {
  readonly job: ImportJob;
  /** Pieces of each new product, as typed, where no column has them. */
  readonly stock: string;
  readonly onStock: (stock: string) => void;
  readonly onStarted: (job: ImportJob | null) => void;
}

/** What the columns of the file mean; then the file is checked, and after that imported. */
export function ColumnChoice({ job, stock, onStock, onStarted }: ColumnChoiceProps) {
  const texts = useTexts(fileTexts);
  const { busy, run } = useMutation(texts.wentWrong);
  const [columns, setColumns] = useState<Partial<ImportColumns>>(job.columns);
  const [latin1, setLatin1] = useState(job.encoding === 'latin-1');
  const [fullPrice, setFullPrice] = useState(false);
  const [tried, setTried] = useState(false);
  const [unreadPrice] = unreadPriceColumns(job.priceColumns ?? [], columns);
  const missing = missingColumns(columns);
  const stockWrong = !columns.stock && !/^\d{1,6}$/.test(stock.trim());
  const importable = isImportable(job, columns);

  const begin = (dryRun: boolean) => {
    setTried(true);
    const { name, price } = columns;
    if (!name || !price || stockWrong || (unreadPrice && !fullPrice)) return;
    const request = {
      columns: { ...columns, name, price },
      dryRun,
      stock: columns.stock ? 100 : Number(stock),
      encoding: latin1 ? ('latin-1' as const) : ('utf-8' as const),
      fullPrice,
    };
    void run(async () => onStarted(await beginImport(request)));
  };

  return (
    <SettingsCard title={texts.columnsTitle}>
      <p className={styles.quiet}>{introOf(job, texts)}</p>
      <div className={styles.columns}>
        {columnMeanings.map((meaning) => {
          const example = exampleOf(job, columns[meaning]);
          return (
            <Select
              key={meaning}
              label={texts.meanings[meaning]}
              required={meaning === 'name' || meaning === 'price'}
              value={columns[meaning] ?? ''}
              error={tried && missing.includes(meaning) ? texts.missing : undefined}
              hint={example && texts.example(example)}
              options={[
                { value: '', label: texts.notRead },
                ...[...new Set(job.header)].filter(Boolean).map((name) => ({ value: name, label: name })),
              ]}
              onChoice={(column) => setColumns(withColumn(columns, meaning, column))}
            />
          );
        })}
        {!columns.stock && (
          <TextField
            label={texts.usualStock}
            inputMode="numeric"
            autoComplete="off"
            value={stock}
            error={tried && stockWrong ? texts.usualStockWrong : undefined}
            hint={texts.usualStockHint}
            onText={onStock}
          />
        )}
      </div>
      {unreadPrice && (
        <PriceQuestion
          column={unreadPrice}
          fullPrice={fullPrice}
          asked={tried}
          onRead={() => setColumns(withColumn(columns, 'listedPrice', unreadPrice))}
          onFullPrice={setFullPrice}
        />
      )}
      {job.encoding === 'latin-1' && <Checkbox label={texts.latin1} checked={latin1} onCheck={setLatin1} />}
      <p className={styles.quiet}>{texts.checkFirst}</p>
      <div className={styles.actions}>
        <OnlineButton
          variant={importable ? 'outline' : 'primary'}
          size="large"
          busy={busy}
          onClick={() => begin(true)}
        >
          {texts.check}
        </OnlineButton>
        {importable && (
          <OnlineButton size="large" icon="upload" busy={busy} onClick={() => begin(false)}>
            {job.wrote ? texts.goOn : texts.import}
          </OnlineButton>
        )}
      </div>
    </SettingsCard>
  );
}

function introOf(
  { readyMap }: ImportJob,
  texts: {
    readonly ownFile: string;
    readonly chooseColumns: string;
    readonly readyMap: (name: string) => string;
  },
): string {
  if (readyMap === undefined) return texts.chooseColumns;
  return readyMap === 'shop' ? texts.ownFile : texts.readyMap(readyMap);
}
