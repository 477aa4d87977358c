import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SettingsPage } from '#ui/settings/SettingsPage.tsx';
import { useStoredAreas } from '../hooks/use-stored-areas';
import { deliveryAreasTexts } from '../texts';
import { AreasForm } from './AreasForm';
import styles from './DeliveryAreas.module.css';
import { PincodeQuestion } from './PincodeQuestion';

/** Where the shop delivers, to be edited and tried out (docs/product.md#delivery-areas). */
export function DeliveryAreas({ current }: { readonly current: boolean }) {
  const texts = useTexts(deliveryAreasTexts);
  const { stored, failed, refetch, districts } = useStoredAreas();
  return (
    <SettingsPage title={texts.title} lead={texts.lead}>
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {!stored && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <Skeleton className={styles.skeleton} />
        </LoadingPlaceholder>
      )}
      {stored && (
        <>
          <AreasForm stored={stored} districts={districts} current={current} />
          <PincodeQuestion areas={stored.areas} />
        </>
      )}
    </SettingsPage>
  );
}
