import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { rowTexts } from '../texts/cards';
import styles from './EmptyShop.module.css';

/** A shop without any category yet: shoppers are greeted, an administrator is led to the first products. */
export function EmptyShop({ isAdmin }: { readonly isAdmin: boolean }) {
  const texts = useTexts(rowTexts);
  const ways = (
    <nav className={styles.ways} aria-label={texts.emptyShopOwner}>
      <Link to="/dashboard/upload-product">
        <Icon name="upload" size={20} />
        {texts.uploadProduct}
      </Link>
      <Link to="/dashboard/import">
        <Icon name="list" size={20} />
        {texts.importCsv}
      </Link>
    </nav>
  );
  return (
    <EmptyState
      picture={<Icon name="bag" size={64} />}
      title={texts.emptyShop}
      text={isAdmin ? texts.emptyShopOwner : texts.emptyShopText}
      action={isAdmin ? ways : undefined}
    />
  );
}
