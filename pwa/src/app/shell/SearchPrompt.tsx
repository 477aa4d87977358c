import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icons/Icon';
import { appTexts } from '../texts';
import styles from './Search.module.css';
import { nextTyping, SUGGESTIONS, typedText, typingDelay, typingStart } from './typed-suggestion';

/** The search bar of every page but /search: a prompt that types suggestions by itself and leads to /search. */
export function SearchPrompt() {
  return (
    <Link to="/search" className={styles.bar} aria-label={appTexts.searchPlaceholder}>
      <Icon name="search" size={20} className={styles.sign} />
      <span className={styles.prompt} aria-hidden="true">
        {appTexts.searchFor} <SelfTyping />
      </span>
    </Link>
  );
}

/** The first suggestion, whole. */
const firstTyped = { ...typingStart, length: SUGGESTIONS[0].length };

function SelfTyping() {
  const [typing, setTyping] = useState(typingStart);
  useEffect(() => {
    // Words that never rest are a burden to those who asked for less motion: for them the first suggestion stands still.
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return setTyping(firstTyped);
    const timer = setTimeout(() => {
      // Typing to an empty room costs battery.
      if (!document.hidden) setTyping(nextTyping);
    }, typingDelay(typing));
    return () => clearTimeout(timer);
  }, [typing]);
  return <span className={styles.typed}>{typedText(typing)}</span>;
}
