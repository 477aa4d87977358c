import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import type { GroupedOrders } from '../rules/grouped-orders';
import { orderTexts as texts } from '../texts';
import styles from './OrderTabs.module.css';

const tabs = Object.keys(texts.tabs) as OrderGroup[];

interface OrderTabsProps {
  readonly chosen: OrderGroup;
  readonly groups: GroupedOrders;
  readonly onChoose: (group: OrderGroup) => void;
}

/** New / Pending, Delivered, Cancelled (section 2, Orders). */
export function OrderTabs({ chosen, groups, onChoose }: OrderTabsProps) {
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
          {groups[group].length > 0 && <span className={styles.count}> ({groups[group].length})</span>}
        </button>
      ))}
    </fieldset>
  );
}
