import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { AddressList } from '../../features/addresses/components/AddressList';
import { addressTexts } from '../../features/addresses/texts';
import { useTexts } from '../../i18n/use-texts';

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
