import type { PastImport } from '@jhola/shared/contracts/import-history.contract';
import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { undoPastImport } from '../commands/catalogue-files';
import { usePastImports } from '../hooks/use-past-imports';
import { pastTexts } from '../past-texts';
import styles from './PastImports.module.css';
import { UndoResult } from './UndoResult';

interface PastImportsProps {
  /** The page is on the screen. */
  readonly current: boolean;
  /** Changes whenever an import has ended: there is one more then. */
  readonly latest: string;
}

/** The imports of the last seven days, each with its undo (docs/product.md#import-undo). */
export function PastImports({ current, latest }: PastImportsProps) {
  const texts = useTexts(pastTexts);
  const language = useLanguage();
  const { imports, setImports } = usePastImports(current, latest);
  const [asked, setAsked] = useState<PastImport>();
  const { busy, run } = useMutation(texts.wentWrong);
  if (!imports || imports.length === 0) return null;
  const undo = (importId: string) =>
    run(async () => {
      setImports(await undoPastImport(importId));
      setAsked(undefined);
    });
  return (
    <SettingsCard title={texts.title}>
      <ul className={styles.imports}>
        {imports.map((one) => (
          <li key={one._id} className={styles.import}>
            <div>
              <p className={styles.name}>{one.fileName}</p>
              <p className={styles.quiet}>
                <time dateTime={one.at}>{formatMoment(Date.parse(one.at), language)}</time>
                {' · '}
                {texts.counts(one.created, one.updated)}
              </p>
              {one.undo && <UndoResult undo={one.undo} />}
            </div>
            {!one.undo && (
              <OnlineButton variant="outline" size="small" onClick={() => setAsked(one)}>
                {texts.undo}
              </OnlineButton>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.undoTitle}
        question={asked ? texts.undoQuestion(asked.fileName, asked.created, asked.updated) : ''}
        cancelLabel={texts.cancel}
        confirmLabel={texts.undo}
        closeLabel={texts.close}
        busy={busy}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void undo(asked._id)}
      />
    </SettingsCard>
  );
}
