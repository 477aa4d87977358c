import type { AuditEntry, AuditSubject } from '@jhola/shared/contracts/audit-log.contract';
import { Link } from 'react-router-dom';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { isUpload } from '../rules/value-words';
import { activityTexts } from '../texts';
import styles from './ActivityEntry.module.css';
import { Changes } from './Changes';

/** The address of the page about something; undefined where there is none. */
export type PathOf = (subject: AuditSubject) => string | undefined;

interface ActivityEntryProps {
  readonly entry: AuditEntry;
  readonly pathOf: PathOf;
}

/** One line of the log: who did what, to what, when and from where, with the fields as they were and are. */
export function ActivityEntry({ entry, pathOf }: ActivityEntryProps) {
  const texts = useTexts(activityTexts);
  const language = useLanguage();
  const { at, action, actor, address, device, subject, items, itemCount = 0 } = entry;
  const where = [device, address].filter(Boolean).join(' · ');
  return (
    <li className={styles.entry}>
      <p className={styles.sentence}>
        <strong>{actor.name ?? texts.actors[actor.kind]}</strong> {texts.actions[action]}{' '}
        {subject && <Subject subject={subject} path={pathOf(subject)} />}
      </p>
      <p className={styles.where}>
        <time dateTime={at}>{formatMoment(Date.parse(at), language)}</time>
        {where && ` · ${where}`}
      </p>
      <Changes change={entry} />
      {items && (
        <details className={styles.items}>
          <summary>{texts.products(itemCount)}</summary>
          <ul>
            {items.map((item) => (
              <li key={item.subject?.id}>
                {item.subject && <Subject subject={item.subject} path={pathOf(item.subject)} />}
                <Changes change={item} />
              </li>
            ))}
          </ul>
          {itemCount > items.length && <p>{texts.rest(itemCount - items.length)}</p>}
        </details>
      )}
    </li>
  );
}

interface SubjectProps {
  readonly subject: AuditSubject;
  readonly path: string | undefined;
}

/** What something was done to, with the way to it where there is one. */
function Subject({ subject: { type, id, name }, path }: SubjectProps) {
  const texts = useTexts(activityTexts);
  if (type === 'user' && !name) return texts.former;
  const words = name ?? (type === 'order' && id);
  if (name && isUpload(name)) {
    return (
      <a href={name} target="_blank" rel="noreferrer">
        {texts.showPicture}
      </a>
    );
  }
  if (path) {
    return (
      <Link to={path} className={type === 'order' ? styles.number : undefined}>
        {words}
      </Link>
    );
  }
  return words && <span className={styles.name}>{words}</span>;
}
