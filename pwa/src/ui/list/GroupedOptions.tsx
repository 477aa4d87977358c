import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../classes';
import styles from './GroupedOptions.module.css';

interface GroupedOptionsProps<Kind extends string, Item extends { readonly kind: Kind }> {
  /** The listbox's id; the option at an index has the id `{id}-{index}`. */
  readonly id: string;
  /** What assistive technology calls it. */
  readonly label: string;
  /** The kinds in the order of the screen, each with its title. */
  readonly groups: readonly (readonly [kind: Kind, title: string])[];
  readonly items: readonly Item[];
  /** The option that Enter would choose; -1 for none. */
  readonly active: number;
  /** What is shown is of the text before. */
  readonly busy?: boolean;
  readonly className?: string | undefined;
  readonly line: (item: Item) => ReactNode;
  readonly onChoose: (index: number) => void;
}

/** The options of a search field that has the focus: each kind under its title, chosen by the field's keys or by a click. */
export function GroupedOptions<Kind extends string, Item extends { readonly kind: Kind }>(
  props: GroupedOptionsProps<Kind, Item>,
) {
  const { id, label, groups, items, active, busy, className, line, onChoose } = props;
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    else list.current?.scrollTo({ top: 0 });
  }, [id, active]);

  const options = items.map((item, index) => ({ item, index }));
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={busy}
      className={classes(styles.list, className)}
      // A press must not take the focus from the field: losing it closes the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(([kind, title]) => {
        const ofKind = options.filter(({ item }) => item.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={kind} role="group" aria-labelledby={`${titleId}-${kind}`}>
            <div id={`${titleId}-${kind}`} role="presentation" className={styles.title}>
              {title}
            </div>
            {ofKind.map(({ item, index }) => (
              // biome-ignore lint/a11y: keys are the field's business
              <div
                key={index}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onClick={() => onChoose(index)}
              >
                {line(item)}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
