import { DeliveryAreas } from '#features/delivery-areas/components/DeliveryAreas.tsx';
import { deliveryAreasTexts } from '#features/delivery-areas/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Admin › Settings › Delivery: where the shop delivers (admins only). */
export function DeliveryAreasPage() {
  const texts = useTexts(deliveryAreasTexts);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <DeliveryAreas current={usePageIsCurrent()} />
    </AdminPage>
  );
}
