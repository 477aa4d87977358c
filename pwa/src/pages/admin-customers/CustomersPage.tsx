import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { CustomerList } from '../../features/customers/components/CustomerList';
import { customerTexts } from '../../features/customers/texts';
import { useTexts } from '../../language/use-texts';
import { useListSearch } from '../use-list-search';

/** Admin › Customers: everybody with an account (admins only). */
export function CustomersPage() {
  const texts = useTexts(customerTexts);
  const { text, onText, search, page, setPage } = useListSearch(['all']);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <CustomerList
        text={text}
        onText={onText}
        search={search}
        page={page}
        onPage={setPage}
        current={usePageIsCurrent()}
      />
    </DashboardLayout>
  );
}
