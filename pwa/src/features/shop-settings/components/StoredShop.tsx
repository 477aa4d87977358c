import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import type { ReactNode } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SettingsPage } from '#ui/settings/SettingsPage.tsx';
import { useStoredShop } from '../hooks/use-stored-shop';
import styles from './StoredShop.module.css';

interface StoredShopProps {
  readonly words: Readonly<Record<'title' | 'lead' | 'failed' | 'retry' | 'loading', string>>;
  readonly children: (shop: ShopSettings) => ReactNode;
}

/** A page of settings, with the newest that the shop has: waits for them, and says when they cannot be fetched. */
export function StoredShop({ words, children }: StoredShopProps) {
  const { shop, failed, refetch } = useStoredShop();
  return (
    <SettingsPage title={words.title} lead={words.lead}>
      {failed && <CouldNotLoad title={words.failed} retry={words.retry} onRetry={refetch} />}
      {!shop && !failed && (
        <LoadingPlaceholder text={words.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {shop && children(shop)}
    </SettingsPage>
  );
}
