import type { AuditChange } from '@jhola/shared/contracts/audit-log.contract';
import { formatSize } from '#i18n/format-size.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { type ChangedField, changedFields } from '../rules/changed-fields';
import { isMoment, valueWords } from '../rules/value-words';
import { activityTexts } from '../texts';
import styles from './Changes.module.css';

/** More fields than this are folded away. */
const MAX_OPEN_FIELDS = 4;

/** The fields of a change, as they were and as they are. */
export function Changes({ change }: { readonly change: AuditChange }) {
  const texts = useTexts(activityTexts);
  const fields = changedFields(change);
  if (fields.length === 0) return null;
  const list = (
    <dl className={styles.changes}>
      {fields.map((field) => (
        <Change key={field.field} {...field} isPaired={Boolean(change.before && change.after)} />
      ))}
    </dl>
  );
  if (fields.length <= MAX_OPEN_FIELDS) return list;
  return (
    <details>
      <summary className={styles.fold}>{texts.changes(fields.length)}</summary>
      {list}
    </details>
  );
}

interface ChangeProps extends ChangedField {
  /** There is a before and an after. */
  readonly isPaired: boolean;
}

function Change({ field, before, after, isPaired }: ChangeProps) {
  const texts = useTexts(activityTexts);
  const language = useLanguage();
  const words = (value: ChangedField['after']) => {
    if (field === 'bytes' && typeof value === 'number') return formatSize(value, language);
    if (typeof value === 'string' && isMoment(value)) return formatMoment(Date.parse(value), language);
    return valueWords(field, value, texts);
  };
  return (
    <div className={styles.change}>
      <dt>{texts.fields[field] ?? field}</dt>
      <dd>
        {isPaired ? (
          <>
            <span className="visually-hidden">{texts.was} </span>
            <del className={styles.was}>{words(before)}</del>
            <Icon name="right" size={14} />
            <span className="visually-hidden">{texts.became} </span>
            <ins className={styles.became}>{words(after)}</ins>
          </>
        ) : (
          words(after ?? before)
        )}
      </dd>
    </div>
  );
}
