import { MAX_PICTURES_MEGABYTES } from '@jhola/shared/contracts/picture-imports.contract';
import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { sendPictures } from '../commands/catalogue-files';
import { useImportUpload } from '../hooks/use-import-upload';
import { usePictureImports } from '../hooks/use-picture-imports';
import { pictureImportTexts } from '../picture-import-texts';
import styles from './CatalogueImport.module.css';
import past from './PastImports.module.css';
import { PictureProgress } from './PictureProgress';
import { UploadField } from './UploadField';

interface PictureImportsProps {
  /** The page is on the screen. */
  readonly current: boolean;
  /** Changes whenever an import of a list has ended. */
  readonly latest: string;
  /** Called when the last of them that ran has ended: there is one more to undo then. */
  readonly onEnded: () => void;
}

/** Pictures of many products: a ZIP that is sent, and how far the last ones are (docs/product.md#picture-imports). */
export function PictureImports({ current, latest, onEnded }: PictureImportsProps) {
  const texts = useTexts(pictureImportTexts);
  const { imports, setImports } = usePictureImports(current, latest);
  const upload = useImportUpload({
    maxMegabytes: MAX_PICTURES_MEGABYTES,
    sendFile: sendPictures,
    onSent: setImports,
  });
  const running = imports?.some(({ phase }) => phase === 'running') ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) onEnded();
    wasRunning.current = running;
  }, [running, onEnded]);
  const drawing = imports?.some(({ source, phase }) => source === 'zip' && phase === 'running') ?? false;
  return (
    <SettingsCard title={texts.title}>
      <div className={styles.part}>
        <UploadField
          label={texts.chooseZip}
          hint={texts.hint(MAX_PICTURES_MEGABYTES)}
          accept=".zip,application/zip"
          disabled={drawing}
          upload={upload}
        />
      </div>
      {imports && imports.length > 0 && (
        <ul className={past.imports}>
          {imports.map((one) => (
            <li key={one._id} className={past.import}>
              <PictureProgress pictures={one} onCancelled={setImports} />
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
