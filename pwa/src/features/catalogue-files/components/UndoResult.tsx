import type { ImportUndo, UndoStay } from '@jhola/shared/contracts/import-history.contract';
import type { Translation } from '#i18n/translation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Progress } from '#ui/feedback/Progress.tsx';
import { pastTexts } from '../past-texts';
import { fileTexts } from '../texts';
import styles from './PastImports.module.css';

/** How far an undo is, or what became of it: what stays as it is, and why. */
export function UndoResult({ undo }: { readonly undo: ImportUndo }) {
  const texts = useTexts(pastTexts);
  const { fields } = useTexts(fileTexts);
  const { phase, handled, total, restored, deleted, stayed, stays } = undo;
  if (phase === 'undoing')
    return (
      <Progress label={texts.undoing} value={handled} max={total}>
        <span role="status">{texts.undoing}</span>
      </Progress>
    );
  return (
    <>
      <p role="status">{texts.undone(restored, deleted, stayed)}</p>
      {stays.length > 0 && (
        <details className={styles.stays}>
          <summary>{texts.stays(stays.length, stayed)}</summary>
          <ul>
            {Object.entries(stays).map(([number, stay]) => (
              <li key={number}>{stayWords(stay, texts, fields)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function stayWords(
  { name, why, fields }: UndoStay,
  texts: Pick<Translation<typeof pastTexts>, 'why' | 'stay'>,
  fieldWords: Translation<typeof fileTexts>['fields'],
): string {
  const named = fields?.map((field) => fieldWords[field]).join(', ');
  return texts.stay(name, named ? `${texts.why[why]}: ${named}` : texts.why[why]);
}
