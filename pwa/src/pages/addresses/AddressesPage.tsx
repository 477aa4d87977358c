import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { AddressList } from '../../features/addresses/components/AddressList';
import { addressTexts } from '../../features/addresses/texts';

/** My Addresses (section 2). */
export function AddressesPage() {
  return (
    <DashboardLayout>
      <PageHead title={addressTexts.title} noIndex />
      <AddressList />
    </DashboardLayout>
  );
}
