import { useState } from 'react';
import { CouldNotLoad } from '../../../connection/CouldNotLoad';
import { NeedsConnection } from '../../../connection/NeedsConnection';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/Button';
import { LoadingPlace } from '../../../ui/feedback/LoadingPlace';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useImportJob } from '../hooks/use-import-job';
import { isWaiting } from '../rules/import-job';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';
import { ColumnChoice } from './ColumnChoice';
import { ImportFile } from './ImportFile';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';

interface CatalogueImportProps {
  /** The page is on the screen. */
  readonly current: boolean;
}

/** Brings a CSV file of products into the catalogue: the file, its columns, a check, the import and what became of it. */
export function CatalogueImport({ current }: CatalogueImportProps) {
  const texts = useTexts(fileTexts);
  const { job, failed, again, put } = useImportJob(current);
  // Here, since the columns are not shown while the file is checked: what was typed is for the import after it.
  const [stock, setStock] = useState('100');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <Button look="quiet" icon="back" to="/dashboard/product">
          {texts.backToProducts}
        </Button>
      </header>
      <NeedsConnection />
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={again} />}
      {job === undefined && !failed && (
        <LoadingPlace text={texts.loading}>
          <Skeleton className={styles.place} />
        </LoadingPlace>
      )}
      {job !== undefined && <ImportFile job={job} onSent={put} />}
      {job && isWaiting(job) && (
        <ColumnChoice key={job.uploadedAt} job={job} stock={stock} onStock={setStock} onStarted={put} />
      )}
      {job && job.phase !== 'ready' && <ImportProgress job={job} onEnded={put} />}
      {job?.sums && <ImportResult job={job} sums={job.sums} />}
    </div>
  );
}
