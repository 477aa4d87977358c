import { useEffect } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { HIT_KINDS, type Hit } from '../rules/hits';
import { adminSearchTexts } from '../texts';
import styles from './AdminSearch.module.css';
import { HitLine } from './HitLine';

interface HitListProps {
  /** The listbox's id; the option at an index has the id `{id}-{index}`. */
  readonly id: string;
  readonly hits: readonly Hit[];
  /** The option that Enter would choose; -1 for none. */
  readonly active: number;
  /** What is shown is of the text before. */
  readonly busy: boolean;
  readonly onChoose: (index: number) => void;
}

/** What was found, under the title of each kind. */
export function HitList({ id, hits, active, busy, onChoose }: HitListProps) {
  const texts = useTexts(adminSearchTexts);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const options = hits.map((hit, index) => ({ hit, index }));
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.title}
      aria-busy={busy}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {HIT_KINDS.map((kind) => {
        const ofKind = options.filter(({ hit }) => hit.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={styles.title}>
              {texts.groups[kind]}
            </div>
            {ofKind.map(({ hit, index }) => (
              // biome-ignore lint/a11y: keys are the field's business
              <div
                key={index}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onClick={() => onChoose(index)}
              >
                <HitLine hit={hit} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
