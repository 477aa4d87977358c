import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { CustomerList } from '../../features/customers/components/CustomerList';
import { customerTexts } from '../../features/customers/texts';
import { useTexts } from '../../i18n/use-texts';
import { useListSearch } from '../use-list-search';

/** Admin › Customers: everybody with an account (admins only). */
export function CustomersPage() {
  const texts = useTexts(customerTexts);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <CustomerList {...useListSearch(['all'])} current={usePageIsCurrent()} />
    </DashboardLayout>
  );
}
