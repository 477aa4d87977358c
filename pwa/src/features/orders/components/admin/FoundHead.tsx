import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import type { FoundOrders } from '#features/orders/hooks/admin/use-found-orders.ts';
import { countText } from '#features/orders/rules/count-text.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './FoundHead.module.css';
import type { OrderSearching } from './OrderSearch';

interface FoundHeadProps {
  readonly searching: OrderSearching;
  readonly found: FoundOrders;
}

/** How many orders were found, instead of the tabs, and the way back to them. */
export function FoundHead({ searching, found }: FoundHeadProps) {
  const texts = useTexts(adminOrderTexts);
  const { loading, failed, orders, total } = found;
  const onClear = () => {
    searching.onText('');
    searching.onFilters({});
  };
  return (
    <div className={styles.head}>
      <p role="status">
        {loading ? texts.searching : !failed && texts.found(countText(total ?? orders.length))}
      </p>
      <Button variant="quiet" onClick={onClear}>
        {texts.allAgain}
      </Button>
    </div>
  );
}
