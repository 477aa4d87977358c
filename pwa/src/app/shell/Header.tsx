import { useLocation } from 'react-router-dom';
import { classes } from '#ui/classes.ts';
import { AccountButton } from './AccountButton';
import { CartButton } from './CartButton';
import styles from './Header.module.css';
import { HeaderMessage } from './HeaderMessage';
import { Logo } from './Logo';
import { OfflineBanner } from './OfflineBanner';
import { SearchInput } from './SearchInput';
import { SearchPrompt } from './SearchPrompt';
import { useHeaderShrinking } from './use-header-shrinking';
import { WishlistButton } from './WishlistButton';

/**
 * The header of every page (docs/product.md#shell). A narrow one shrinks to the search while one scrolls down, and shows on
 * the search page the search field alone, with a back arrow; the style sheet sees to that, so that the server need not know
 * the screen.
 */
export function Header() {
  const searching = useLocation().pathname === '/search';
  const header = useHeaderShrinking();
  return (
    <header ref={header} className={classes(styles.header, !searching && styles.shrinks)}>
      <OfflineBanner />
      <div className={classes(styles.inner, searching && styles.searching)}>
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
