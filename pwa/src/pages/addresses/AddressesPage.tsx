import { AddressList } from '#features/addresses/components/AddressList.tsx';
import { addressTexts } from '#features/addresses/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { DashboardLayout } from '#pages/account-menu/DashboardLayout.tsx';

/** My Addresses (docs/product.md#addresses). */
export function AddressesPage() {
  const texts = useTexts(addressTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <AddressList />
    </DashboardLayout>
  );
}
