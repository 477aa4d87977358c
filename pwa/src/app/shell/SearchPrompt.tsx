import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { searchTexts } from '#features/search/texts.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './Search.module.css';
import { nextTyping, typedText, typingDelay, typingStart } from './typed-suggestion';

/** The search bar of every page but /search: a prompt that types suggestions by itself and leads to /search. */
export function SearchPrompt() {
  const texts = useTexts(appTexts);
  const { ideas } = useTexts(searchTexts);
  return (
    <Link to="/search" className={styles.bar} aria-label={texts.searchPlaceholder}>
      <Icon name="search" size={20} className={styles.sign} />
      <span className={styles.prompt} aria-hidden="true">
        {texts.searchFor} <SelfTyping key={ideas[0]} words={ideas} />
      </span>
    </Link>
  );
}

function SelfTyping({ words }: { readonly words: readonly string[] }) {
  const [typing, setTyping] = useState(() => typingStart(words));
  useEffect(() => {
    // Words that never rest are a burden to those who asked for less motion: for them the first one stands still.
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(
      () => {
        // Typing to an empty room costs battery.
        setTyping((now) => (document.hidden ? { ...now } : nextTyping(now, words)));
      },
      typingDelay(typing, words),
    );
    return () => clearTimeout(timer);
  }, [typing, words]);
  // drawn, not written: what types itself is no part of the link's name
  return <span className={styles.typed} data-typed={typedText(typing, words)} />;
}
