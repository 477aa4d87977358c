import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { Suggestion } from '../rules/suggestion';
import { searchTexts } from '../texts';
import { SuggestionLine } from './SuggestionLine';
import styles from './SuggestionList.module.css';

interface SuggestionListProps {
  /** The listbox's id; the option at a place has the id `{id}-{place}`. */
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** The place of the option that Enter would choose; -1 for none. */
  readonly active: number;
  readonly onChoose: (place: number) => void;
}

const kinds = ['recent', 'listing', 'product'] as const;
const titles = { recent: 'recent', listing: 'listings', product: 'products' } as const;

/** The list below the search field: recent searches, categories and products, each under its title. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const texts = useTexts(searchTexts);
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    else list.current?.scrollTo({ top: 0 });
  }, [id, active]);

  const options = suggestions.map((suggestion, place) => ({ suggestion, place }));
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      className={styles.list}
      // A press must not take the focus from the field: losing it closes the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {kinds.map((kind) => {
        const ofKind = options.filter(({ suggestion }) => suggestion.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={kind} role="group" aria-labelledby={`${titleId}-${kind}`}>
            <div id={`${titleId}-${kind}`} role="presentation" className={styles.title}>
              {texts[titles[kind]]}
            </div>
            {ofKind.map(({ suggestion, place }) => (
              // biome-ignore lint/a11y: keys are the field's business
              <div
                key={place}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                className={styles.option}
                onClick={() => onChoose(place)}
              >
                <SuggestionLine suggestion={suggestion} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
