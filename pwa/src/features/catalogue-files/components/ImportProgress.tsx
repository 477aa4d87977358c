import type { ImportJob } from '@jhola/shared/contracts/catalogue-files.contract';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Progress } from '#ui/feedback/Progress.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { endImport } from '../commands/catalogue-files';
import { isRunning, percentRead } from '../rules/import-job';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';

interface ImportProgressProps {
  readonly job: ImportJob;
  readonly onEnded: (job: ImportJob | null) => void;
}

/** How far the server is, and how it ended; what runs can be cancelled. */
export function ImportProgress({ job, onEnded }: ImportProgressProps) {
  const texts = useTexts(fileTexts);
  const { busy, run } = useMutation(texts.wentWrong);
  const percent = percentRead(job);
  const { trouble } = job;
  return (
    <SettingsCard title={texts.progressTitle}>
      <div className={styles.part}>
        <p role="status">{texts.phases[job.phase]}</p>
        {trouble && <p className={styles.problem}>{troubleWords(trouble, texts.troubles)}</p>}
        <Progress label={texts.progress} value={percent} max={100}>
          <span>{texts.percent(percent, job.products)}</span>
          {isRunning(job) && (
            <OnlineButton
              variant="outline"
              size="small"
              busy={busy}
              onClick={() => run(async () => onEnded(await endImport()))}
            >
              {texts.cancel}
            </OnlineButton>
          )}
        </Progress>
      </div>
    </SettingsCard>
  );
}

function troubleWords<Known extends { readonly other: string }>(trouble: string, words: Known): string {
  const known: Readonly<Record<string, string>> = { ...words };
  return known[trouble] ?? words.other;
}
