import { useId } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import type { KnownProduct } from '../hooks/use-product';
import { productTexts } from '../texts/product';
import styles from './ProductDescription.module.css';

/** The description with its static bullets, and the extra fields as a table (section 2, Product detail). */
export function ProductDescription({ product }: { readonly product: KnownProduct }) {
  const texts = useTexts(productTexts);
  const [descriptionId, detailsId] = [useId(), useId()];
  const { description, more_details, unit } = product;
  const details = [[texts.unit, unit], ...Object.entries(more_details ?? {})] as const;
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-labelledby={descriptionId}>
        <h2 id={descriptionId}>{texts.description}</h2>
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
      <section className={styles.part} aria-labelledby={detailsId}>
        <h2 id={detailsId}>{texts.details}</h2>
        <table className={styles.details} aria-labelledby={detailsId}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{texts.detail}</th>
              <th scope="col">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {details.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
