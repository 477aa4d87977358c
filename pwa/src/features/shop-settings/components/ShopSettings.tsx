import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SettingsPage } from '#ui/settings/SettingsPage.tsx';
import { useStoredShop } from '../hooks/use-stored-shop';
import { shopSettingsTexts } from '../texts';
import { NewOrderMails } from './NewOrderMails';
import styles from './ShopSettings.module.css';
import { ShopSettingsForm } from './ShopSettingsForm';

/** Who the shop is, to be edited (docs/product.md#shop-settings). */
export function ShopSettings({ current }: { readonly current: boolean }) {
  const texts = useTexts(shopSettingsTexts);
  const { shop, failed, refetch } = useStoredShop();
  return (
    <SettingsPage title={texts.title} lead={texts.lead}>
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {!shop && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {shop && (
        <>
          <ShopSettingsForm shop={shop} current={current} />
          <NewOrderMails shopEmail={shop.supportEmail} />
        </>
      )}
    </SettingsPage>
  );
}
