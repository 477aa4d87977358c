import type { DeliveryOffer } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { productTexts } from '../texts/product';
import styles from './Promises.module.css';

const signs = ['truck', 'refresh', 'shield'] as const;

/** What the shop promises whoever buys: delivery, returns, payment. */
export function Promises({ delivery }: { readonly delivery: DeliveryOffer }) {
  const texts = useTexts(productTexts);
  const [usual, ...others] = texts.promises;
  const promises = [delivery === 'usual' ? usual : texts.deliveryOffers[delivery], ...others];
  return (
    <ul className={styles.promises}>
      {promises.map((promise, index) => (
        <li key={promise}>
          <Icon name={signs[index] ?? 'check'} size={20} />
          {promise}
        </li>
      ))}
    </ul>
  );
}
