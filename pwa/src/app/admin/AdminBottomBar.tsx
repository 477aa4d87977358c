import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { adminFrameTexts } from '#pages/admin-page/texts.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { IconName } from '#ui/icons/paths.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import barStyles from '../shell/BottomNavigation.module.css';
import { useCloseOnNavigation } from '../shell/use-close-on-navigation';
import styles from './AdminBottomBar.module.css';
import { AdminMenu, leadsTo } from './AdminMenu';
import menuStyles from './AdminMenu.module.css';

const shortcuts = [
  { to: '/dashboard/AdminAllOrders', icon: 'truck', name: ({ groups }) => groups.orders },
  { to: '/dashboard/product', icon: 'tag', name: ({ products }) => products },
  { to: '/dashboard/customers', icon: 'users', name: ({ groups }) => groups.customers },
] satisfies { to: string; icon: IconName; name: (texts: Words) => string }[];

type Words = ReturnType<typeof useTexts<typeof adminFrameTexts>>;

/** The administrators' bar at the bottom of narrow screens: Orders, Products, Customers, and More with the whole menu. */
export function AdminBottomBar() {
  const { pathname } = useLocation();
  const { mainMenu, dashboard, close } = useTexts(appTexts);
  const texts = useTexts(adminFrameTexts);
  const [open, setOpen] = useState(false);
  useCloseOnNavigation(() => setOpen(false));
  const elsewhere = !shortcuts.some(({ to }) => leadsTo(to, pathname));
  return (
    <nav className={classes(barStyles.bar, styles.bar)} aria-label={mainMenu}>
      <div className={barStyles.entries}>
        {shortcuts.map(({ to, icon, name }) => (
          <Link
            key={to}
            to={to}
            className={barStyles.entry}
            aria-current={leadsTo(to, pathname) ? 'page' : undefined}
          >
            <Icon name={icon} />
            <span className={barStyles.name}>{name(texts)}</span>
          </Link>
        ))}
        <button
          type="button"
          className={classes(barStyles.entry, styles.more, elsewhere && styles.here)}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon name="list" />
          <span className={barStyles.name}>{texts.more}</span>
        </button>
      </div>
      <Dialog
        open={open}
        position="bottom"
        title={dashboard}
        closeLabel={close}
        onClose={() => setOpen(false)}
      >
        <AdminMenu />
        <Link to="/" className={classes(menuStyles.entry, styles.shop)}>
          <Icon name="bag" size={20} />
          {texts.viewShop}
        </Link>
      </Dialog>
    </nav>
  );
}
