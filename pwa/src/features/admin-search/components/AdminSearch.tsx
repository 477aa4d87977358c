import { useEffect, useId, useRef, useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { ClearCross } from '#ui/field/ClearCross.tsx';
import { searchInput } from '#ui/field/search-input.ts';
import { useCombobox } from '#ui/field/use-combobox.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { GroupedOptions } from '#ui/list/GroupedOptions.tsx';
import { useAdminSearch } from '../hooks/use-admin-search';
import { HIT_KINDS, type Hit, hitsOf } from '../rules/hits';
import { adminSearchTexts } from '../texts';
import styles from './AdminSearch.module.css';
import { HitLine } from './HitLine';

/** As much as every one of the three searches reads (contracts). */
const LONGEST_SEARCH = 100;

/**
 * One search over orders, products and customers, chosen from by keyboard (docs/product.md#admin-search).
 * @param onChoose called with what was chosen, or the way to all of its kind
 */
export function AdminSearch({ onChoose }: { readonly onChoose: (hit: Hit) => void }) {
  const texts = useTexts(adminSearchTexts);
  const [text, setText] = useState('');
  const { found, searching, failed, retry } = useAdminSearch(text);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const hits = found && !failed ? hitsOf(found) : [];
  const choose = (index: number) => {
    const hit = hits[index];
    if (hit) onChoose(hit);
  };
  const { active, setActive, onKeyDown } = useCombobox({
    count: hits.length,
    open: true,
    onOpen: () => setText(''),
    onChoose: choose,
    // Enter chooses the first where none was chosen, once what stands there is what was typed
    onSubmit: () => !searching && choose(0),
  });
  useEffect(() => input.current?.focus(), []);

  return (
    <div className={styles.search}>
      <search className={styles.field}>
        <Icon name="search" size={20} />
        <input
          ref={(element) => {
            input.current = element;
            // a dialog that opens gives the focus to it
            element?.setAttribute('autofocus', '');
          }}
          {...searchInput}
          className={styles.input}
          maxLength={LONGEST_SEARCH}
          role="combobox"
          aria-label={texts.open}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={texts.open}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(-1);
          }}
          onKeyDown={(event) => {
            // Esc closes the dialog, as everywhere
            if (event.key !== 'Escape') onKeyDown(event);
          }}
        />
        {text && <ClearCross label={texts.clear} input={input} onClear={() => setText('')} />}
      </search>
      <p role="status" className={hits.length > 0 && !searching ? 'visually-hidden' : styles.state}>
        {text.trim() === ''
          ? texts.hint
          : searching
            ? texts.searching
            : !failed && (hits.length > 0 ? texts.found(hits.length) : texts.none(text.trim()))}
      </p>
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={retry} />}
      {hits.length > 0 && (
        <GroupedOptions
          id={listId}
          label={texts.title}
          groups={HIT_KINDS.map((kind) => [kind, texts.groups[kind]] as const)}
          items={hits}
          active={active}
          busy={searching}
          line={(hit) => <HitLine hit={hit} />}
          onChoose={choose}
        />
      )}
    </div>
  );
}
