import { useChosenColumns } from '#features/admin-tables/hooks/use-chosen-columns.ts';
import { CustomerList } from '#features/customers/components/CustomerList.tsx';
import { customerTexts } from '#features/customers/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { AdminPage } from '#pages/admin-page/AdminPage.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { useListSearch } from '../use-list-search';

/** Admin › Customers: everybody with an account (admins only). */
export function CustomersPage() {
  const texts = useTexts(customerTexts);
  return (
    <AdminPage>
      <PageHead title={texts.title} noIndex />
      <CustomerList
        {...useListSearch(['all'])}
        {...useChosenColumns('customers')}
        current={usePageIsCurrent()}
      />
    </AdminPage>
  );
}
