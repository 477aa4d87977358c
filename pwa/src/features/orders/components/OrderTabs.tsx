import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { useTexts } from '#i18n/use-texts.ts';
import { orderTexts } from '../texts';
import styles from './OrderTabs.module.css';

const tabs = Object.keys(orderTexts.tabs) as OrderGroup[];

/** How many orders stand in each tab, as it is written; missing while that is not known. */
export type OrderCounts = Readonly<Partial<Record<OrderGroup, string>>>;

interface OrderTabsProps {
  readonly chosen: OrderGroup;
  readonly counts: OrderCounts;
  readonly onChoose: (group: OrderGroup) => void;
}

/** New / Pending, Delivered, Cancelled (docs/product.md#order-groups). */
export function OrderTabs({ chosen, counts, onChoose }: OrderTabsProps) {
  const texts = useTexts(orderTexts);
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{texts.tabsLabel}</legend>
      {tabs.map((group) => (
        <button
          key={group}
          type="button"
          className={styles.tab}
          aria-pressed={group === chosen}
          onClick={() => onChoose(group)}
        >
          {texts.tabs[group]}
          {counts[group] !== undefined && (
            <>
              {' '}
              <span className={styles.count}>({counts[group]})</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
