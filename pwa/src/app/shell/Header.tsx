import { useLocation } from 'react-router-dom';
import { AccountButton } from './AccountButton';
import { CartButton } from './CartButton';
import styles from './Header.module.css';
import { HeaderMessage } from './HeaderMessage';
import { Logo } from './Logo';
import { SearchInput } from './SearchInput';
import { SearchPrompt } from './SearchPrompt';
import { useNarrowScreen } from './use-narrow-screen';
import { WishlistButton } from './WishlistButton';

/**
 * The header of every page (section 2, Page shell). On narrow screens the search page has the search field with a back
 * arrow in its place, and nothing else.
 */
export function Header() {
  const searching = useLocation().pathname === '/search';
  const narrow = useNarrowScreen();
  if (searching && narrow)
    return (
      <header className={styles.header}>
        <div className={styles.inner}>
          <SearchInput narrow />
        </div>
      </header>
    );
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <div className={styles.search}>{searching ? <SearchInput /> : <SearchPrompt />}</div>
        <div className={styles.buttons}>
          <WishlistButton />
          <AccountButton />
          <CartButton />
        </div>
      </div>
      <HeaderMessage />
    </header>
  );
}
