import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { productTexts } from '../texts/product';
import styles from './Promises.module.css';

const signs = ['truck', 'refresh', 'shield'] as const;

/** What the shop promises whoever buys: delivery, returns, payment. */
export function Promises() {
  const texts = useTexts(productTexts);
  return (
    <ul className={styles.promises}>
      {texts.promises.map((promise, index) => (
        <li key={promise}>
          <Icon name={signs[index] ?? 'check'} size={20} />
          {promise}
        </li>
      ))}
    </ul>
  );
}
