import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { IconButton } from '../../ui/button/IconButton';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icons/Icon';
import { appTexts } from '../texts';
import styles from './Search.module.css';

/** The search bar on /search: focused, filled from the address, which follows every change of the text. */
export function SearchInput() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const text = parameters.get('q') ?? '';
  const search = (next: string) => navigate(`/search?q=${encodeURIComponent(next)}`, { replace: true });

  useEffect(() => input.current?.focus(), []);

  return (
    <search className={classes(styles.bar, styles.field)}>
      {/* A narrow header shows the arrow, a wide one the magnifier. */}
      <span className={styles.back}>
        <IconButton icon="back" label={appTexts.backToHome} onClick={() => navigate('/')} />
      </span>
      <Icon name="search" size={20} className={styles.sign} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={appTexts.searchLabel}
        placeholder={appTexts.searchPlaceholder}
        value={text}
        onChange={(event) => search(event.target.value)}
        // Ionic moves the focus to a new page's heading; here the field is what the shopper came for.
        onBlur={(event) => event.relatedTarget instanceof HTMLHeadingElement && event.target.focus()}
      />
      {text && (
        <IconButton
          icon="close"
          label={appTexts.clearSearch}
          onClick={() => {
            search('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
