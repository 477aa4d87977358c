import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SettingsPage } from '#ui/settings/SettingsPage.tsx';
import { bannersTexts } from '../banners-texts';
import { useStoredShop } from '../hooks/use-stored-shop';
import styles from './Banners.module.css';
import { BannersForm } from './BannersForm';

/** The owner's banners of the home page, to be edited (docs/product.md#own-banners). */
export function Banners({ current }: { readonly current: boolean }) {
  const texts = useTexts(bannersTexts);
  const { shop, failed, refetch } = useStoredShop();
  return (
    <SettingsPage title={texts.title} lead={texts.lead}>
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {!shop && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {shop && <BannersForm shop={shop} current={current} />}
    </SettingsPage>
  );
}
