import type { PictureImport } from '@jhola/shared/contracts/picture-imports.contract';
import { pictureRefusals } from '@jhola/shared/domain/imports/picture-refusals';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Progress } from '#ui/feedback/Progress.tsx';
import { endPictures, saveRefusedPictures } from '../commands/catalogue-files';
import { pictureImportTexts } from '../picture-import-texts';
import styles from './CatalogueImport.module.css';
import past from './PastImports.module.css';

interface PictureProgressProps {
  readonly pictures: PictureImport;
  readonly onCancelled: (imports: PictureImport[]) => void;
}

/** How far the pictures of one ZIP or list are, what came of them, and which were refused and why. */
export function PictureProgress({ pictures, onCancelled }: PictureProgressProps) {
  const texts = useTexts(pictureImportTexts);
  const language = useLanguage();
  const { busy, run } = useMutation(texts.wentWrong);
  const { _id, fileName, source, at, phase, handled, products, refused, refusals } = pictures;
  return (
    <div className={styles.part}>
      <div>
        <p className={past.name}>{texts.name[source](fileName)}</p>
        <p className={past.quiet}>
          <time dateTime={at}>{formatMoment(Date.parse(at), language)}</time>
          {' · '}
          {texts.pictures(pictures.pictures)}
        </p>
        <p role="status">{texts.phases[phase]}</p>
      </div>
      {phase === 'running' && (
        <Progress label={texts.progress(handled, products)} value={handled} max={products}>
          <span aria-hidden="true">{texts.progress(handled, products)}</span>
          <OnlineButton
            variant="outline"
            size="small"
            busy={busy}
            onClick={() => run(async () => onCancelled(await endPictures(_id)))}
          >
            {texts.cancel}
          </OnlineButton>
        </Progress>
      )}
      {refusals.length > 0 && (
        <details className={past.stays}>
          <summary>{texts.refused(refusals.length, refused)}</summary>
          <table className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">{texts.picture}</th>
                <th scope="col">{texts.reason}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(refusals).map(([number, { name, reason }]) => (
                <tr key={number}>
                  <td>{name}</td>
                  <td>{pictureRefusals[language][reason]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.actions}>
            <OnlineButton
              variant="outline"
              icon="download"
              busy={busy}
              onClick={() => run(() => saveRefusedPictures(_id))}
            >
              {texts.download}
            </OnlineButton>
          </div>
        </details>
      )}
    </div>
  );
}
