import type { DeliveryOffer } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { useId } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { productTexts } from '../texts/product';
import styles from './WhyShop.module.css';

const signs = ['clock', 'receipt', 'grid', 'shield'] as const;

/** Why one should buy here (docs/product.md#product-page). */
export function WhyShop({ delivery }: { readonly delivery: DeliveryOffer }) {
  const texts = useTexts(productTexts);
  const titleId = useId();
  return (
    <section className={styles.why} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.whyShop}</h2>
      <ul>
        {texts.why.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.sign}>
              <Icon name={signs[index] ?? 'check'} size={22} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{index === 0 && delivery !== 'usual' ? texts.whyFast : text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
