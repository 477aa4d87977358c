import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#features/account/hooks/use-session.ts';
import { useNewOrders } from '#features/orders/hooks/use-new-orders.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import menuStyles from './AccountMenu.module.css';
import { accountEntries, adminEntries, PROFILE } from './account-entries';
import styles from './DashboardLayout.module.css';

/**
 * The frame of a shopper's own pages: header, side menu on large screens, the page beside it
 * (docs/product.md#dashboard). Administrators' pages have another (#admin-frame).
 */
export function DashboardLayout({ children }: { readonly children: ReactNode }) {
  const { isAdmin } = useSession();
  const { pathname } = useLocation();
  const texts = useTexts(appTexts);
  const newOrders = useNewOrders();
  return (
    <div className={styles.dashboard}>
      <div className={styles.header}>
        <p className={styles.title}>{texts.dashboard}</p>
        {isAdmin && newOrders > 0 && (
          <Badge tone="danger" solid>
            {texts.newOrders(newOrders)}
          </Badge>
        )}
      </div>
      <nav className={styles.menu} aria-label={texts.dashboard}>
        {[PROFILE, ...accountEntries(false), ...(isAdmin ? adminEntries('start') : [])].map(
          ({ to, words, icon }) => (
            <Link
              key={to}
              to={to}
              className={menuStyles.entry}
              aria-current={to === pathname ? 'page' : undefined}
            >
              <Icon name={icon} size={22} />
              {texts[words]}
            </Link>
          ),
        )}
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
