import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import type { KnownProduct } from '../hooks/use-product';
import { productTexts as texts } from '../texts/product';
import styles from './ProductDescription.module.css';

/** The description with its static bullets, and the extra fields as a table (section 2, Product detail). */
export function ProductDescription({ product }: { readonly product: KnownProduct }) {
  const { description, more_details, unit } = product;
  const details = [[texts.unit, unit], ...Object.entries(more_details ?? {})] as const;
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-label={texts.description}>
        <h2>{texts.description}</h2>
        {description === undefined ? (
          <div className={styles.waiting}>
            <Skeleton />
            <Skeleton />
            <Skeleton shape="title" />
          </div>
        ) : (
          <p className={styles.text}>{description}</p>
        )}
        <ul className={styles.bullets}>
          {texts.bullets.map((bullet) => (
            <li key={bullet}>
              <Icon name="check" size={18} />
              {bullet}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-label={texts.details}>
        <h2>{texts.details}</h2>
        <dl className={styles.details}>
          {details.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
