import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keepSearch } from '#features/search/commands/recent-searches.ts';
import { useSuggestions } from '#features/search/hooks/use-suggestions.ts';
import { searchPath } from '#features/search/rules/search-path.ts';
import { LONGEST_TERM } from '#features/search/rules/searched-term.ts';
import { pathOfSuggestion } from '#features/search/rules/suggestion.ts';
import { searchTexts } from '#features/search/texts.ts';
import { VoiceButton } from '#features/search/voice/VoiceButton.tsx';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { classes } from '#ui/classes.ts';
import { ClearCross } from '#ui/field/ClearCross.tsx';
import { hideKeyboard, searchInput } from '#ui/field/search-input.ts';
import { useCombobox } from '#ui/field/use-combobox.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './Search.module.css';
import { useFocusAtFirst } from './use-focus-at-first';

const SuggestionList = lazy(async () => ({
  default: (await import('#features/search/components/SuggestionList.tsx')).SuggestionList,
}));

/**
 * The search bar on /search (docs/product.md#search-prompt): focused, filled from the address, which follows every
 * change of the text, with suggestions below while one types.
 */
export function SearchInput() {
  const texts = useTexts(appTexts);
  const words = useTexts(searchTexts);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const text = parameters.get('q') ?? '';
  const latest = useSuggestions(text, open);
  const [suggestions, setSuggestions] = useState(latest);
  const shown = open && suggestions.length > 0;

  const search = (next: string) => navigate(searchPath(next), { replace: true });
  const { active, setActive, onKeyDown } = useCombobox({
    count: suggestions.length,
    open: shown,
    onOpen: (next) => {
      setOpen(next);
      setActive(-1);
    },
    onChoose: (index) => choose(index),
    onSubmit: () => {
      setOpen(false);
      void keepSearch(text);
      hideKeyboard(input.current);
    },
  });

  // Enter takes what is marked: the list stays as it is until none is.
  if (active < 0 && suggestions !== latest) setSuggestions(latest);

  function choose(index: number) {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    setOpen(false);
    setActive(-1);
    const recent = suggestion.kind === 'recent';
    void keepSearch(recent ? suggestion.term : text);
    navigate(pathOfSuggestion(suggestion), { replace: recent });
  }

  const takesFocusBack = useFocusAtFirst(input, search);

  return (
    <search className={classes(styles.bar, styles.field)}>
      {/* A narrow header shows the arrow, a wide one the magnifier. */}
      <span className={styles.back}>
        <IconButton icon="back" label={texts.backToHome} onClick={() => navigate('/')} />
      </span>
      <Icon name="search" size={20} className={styles.sign} />
      <input
        ref={input}
        {...searchInput}
        className={styles.input}
        maxLength={LONGEST_TERM}
        role="combobox"
        aria-label={texts.searchLabel}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={texts.searchPlaceholder}
        value={text}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          search(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => takesFocusBack(event) || setOpen(false)}
      />
      <VoiceButton
        typed={text !== ''}
        onTranscript={(transcript) => {
          setOpen(false);
          search(transcript.slice(0, LONGEST_TERM));
        }}
      />
      {text && <ClearCross label={texts.clearSearch} input={input} onClear={() => search('')} />}
      <span role="status" className="visually-hidden">
        {shown && words.suggested(suggestions.length)}
      </span>
      {shown && (
        <Suspense>
          <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} />
        </Suspense>
      )}
    </search>
  );
}
