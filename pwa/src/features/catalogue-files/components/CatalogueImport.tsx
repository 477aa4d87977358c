import { useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useImportJob } from '../hooks/use-import-job';
import { isWaiting } from '../rules/import-job';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';
import { ColumnChoice } from './ColumnChoice';
import { ImportFile } from './ImportFile';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';
import { PastImports } from './PastImports';
import { PictureImports } from './PictureImports';

interface CatalogueImportProps {
  /** The page is on the screen. */
  readonly current: boolean;
}

/** Brings a CSV file of products into the catalogue: the file, its columns, a check, the import and what became of it. */
export function CatalogueImport({ current }: CatalogueImportProps) {
  const texts = useTexts(fileTexts);
  const { job, failed, refetch, setJob } = useImportJob(current);
  // Here, since the columns are not shown while the file is checked: what was typed is for the import after it.
  const [stock, setStock] = useState('100');
  const [pictureRuns, setPictureRuns] = useState(0);
  const latest = `${job?.uploadedAt} ${job?.phase}`;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button variant="quiet" icon="back" to="/dashboard/product">
          {texts.backToProducts}
        </Button>
        <h1>{texts.title}</h1>
      </header>
      <NeedsConnection />
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {job === undefined && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {job !== undefined && <ImportFile job={job} onSent={setJob} />}
      {job && isWaiting(job) && (
        <ColumnChoice key={job.uploadedAt} job={job} stock={stock} onStock={setStock} onStarted={setJob} />
      )}
      {job && job.phase !== 'ready' && <ImportProgress job={job} onEnded={setJob} />}
      {job?.sums && <ImportResult job={job} sums={job.sums} />}
      {job !== undefined && (
        <>
          <PictureImports current={current} latest={latest} onEnded={() => setPictureRuns(pictureRuns + 1)} />
          <PastImports current={current} latest={`${latest} ${pictureRuns}`} />
        </>
      )}
    </div>
  );
}
