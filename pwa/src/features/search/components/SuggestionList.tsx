import { useEffect, useId, useRef } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import type { Suggestion } from '../rules/suggestion';
import { searchTexts } from '../texts';
import { SuggestionLine } from './SuggestionLine';
import styles from './SuggestionList.module.css';

interface SuggestionListProps {
  /** The listbox's id; the option at an index has the id `{id}-{index}`. */
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Placeholder for the option that Enter would choose; -1 for none. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

const types = ['recent', 'listing', 'product'] as const;
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

  const options = suggestions.map((suggestion, index) => ({ suggestion, index }));
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
      {types.map((kind) => {
        const ofType = options.filter(({ suggestion }) => suggestion.kind === kind);
        if (ofType.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={kind} role="group" aria-labelledby={`${titleId}-${kind}`}>
            <div id={`${titleId}-${kind}`} role="presentation" className={styles.title}>
              {texts[titles[kind]]}
            </div>
            {ofType.map(({ suggestion, index }) => (
              // biome-ignore lint/a11y: keys are the field's business
              <div
                key={index}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onClick={() => onChoose(index)}
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
