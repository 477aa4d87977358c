import { usePageIsCurrent } from '../../app/page-context';
import { AllOrders } from '../../features/orders/components/admin/AllOrders';
import { useOrderSearch } from './use-order-search';

/** The orders of all shoppers, with the search that stands in the page's address. */
export function ManageOrders() {
  return <AllOrders current={usePageIsCurrent()} searching={useOrderSearch()} />;
}
