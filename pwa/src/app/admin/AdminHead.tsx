import { ADMIN_ORDERS_PATH } from '@jhola/shared/domain/slugs/paths';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { useNewOrders } from '#features/orders/hooks/use-new-orders.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { adminFrameTexts } from '#pages/admin-page/texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { AccountButton } from '../shell/AccountButton';
import { HeaderMessage } from '../shell/HeaderMessage';
import { LogoMark } from '../shell/LogoMark';
import { OfflineBanner } from '../shell/OfflineBanner';
import styles from './AdminHead.module.css';
import { AdminMenu } from './AdminMenu';
import { SearchButton } from './SearchButton';

/** Says in the document that this is the administrators' frame, before it is painted. */
function useFrameMark(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.frame = 'admin';
    return () => {
      delete dataset.frame;
    };
  }, []);
}

/** The head of an administrator's pages, and on wide screens the menu beside them (docs/product.md#admin-frame). */
export function AdminHead() {
  const { name } = useShopSettings();
  const { dashboard, newOrders } = useTexts(appTexts);
  const { viewShop } = useTexts(adminFrameTexts);
  const count = useNewOrders();
  useFrameMark();
  return (
    <>
      <header className={styles.head}>
        <OfflineBanner />
        <div className={styles.inner}>
          <Link to="/dashboard/overview" className={styles.brand} aria-label={`${name}: ${dashboard}`}>
            <LogoMark size={32} />
            <span className={styles.words}>
              <strong>{name}</strong> <span>{dashboard}</span>
            </span>
          </Link>
          <SearchButton />
          <div className={styles.tools}>
            {count > 0 && (
              <Link to={ADMIN_ORDERS_PATH} className={styles.count}>
                <Badge tone="danger" solid>
                  {newOrders(count)}
                </Badge>
              </Link>
            )}
            <Link to="/" className={styles.shop}>
              <Icon name="bag" size={20} />
              {viewShop}
            </Link>
            <AccountButton own />
          </div>
        </div>
        <HeaderMessage />
      </header>
      <nav className={styles.side} aria-label={dashboard}>
        <AdminMenu />
      </nav>
    </>
  );
}
