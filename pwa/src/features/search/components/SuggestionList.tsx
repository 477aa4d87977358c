import { useTexts } from '#i18n/use-texts.ts';
import { GroupedOptions } from '#ui/list/GroupedOptions.tsx';
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

/** The list below the search field: recent searches, categories and products, each under its title. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const texts = useTexts(searchTexts);
  return (
    <GroupedOptions
      id={id}
      label={texts.suggestions}
      groups={[
        ['recent', texts.recent],
        ['listing', texts.listings],
        ['product', texts.products],
      ]}
      items={suggestions}
      active={active}
      className={styles.list}
      line={(suggestion) => <SuggestionLine suggestion={suggestion} />}
      onChoose={onChoose}
    />
  );
}
