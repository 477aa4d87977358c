import type { DeliveryOffer } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { useId } from 'react';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { useOnline } from '#connection/use-online.ts';
import { packTexts } from '#i18n/pack-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { KnownProduct } from '../hooks/use-product';
import { productTexts } from '../texts/product';
import styles from './ProductDescription.module.css';

interface ProductDescriptionProps {
  readonly product: KnownProduct;
  readonly delivery: DeliveryOffer;
}

/**
 * The description with its static bullets, and the extra fields as a table (docs/product.md#product-page). Without a
 * network, what this device has not fetched yet is announced for later.
 */
export function ProductDescription({ product, delivery }: ProductDescriptionProps) {
  const texts = useTexts(productTexts);
  const { pack } = useTexts(packTexts);
  const [descriptionId, detailsId] = [useId(), useId()];
  const online = useOnline();
  const { description, more_details, unit } = product;
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-labelledby={descriptionId}>
        <h2 id={descriptionId}>{texts.description}</h2>
        {description !== undefined && <p className={styles.text}>{description}</p>}
        {description === undefined && (
          <div className={styles.waiting}>
            {online ? (
              <>
                <Skeleton />
                <Skeleton />
                <Skeleton shape="title" />
              </>
            ) : (
              <NeedsConnection text={texts.restLater} />
            )}
          </div>
        )}
        <ul className={styles.bullets}>
          {[texts.quality, delivery === 'usual' ? texts.packedSoon : texts.packed, ...texts.bullets].map(
            (bullet) => (
              <li key={bullet}>
                <Icon name="check" size={18} />
                {bullet}
              </li>
            ),
          )}
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
            <tr>
              <th scope="row">{texts.unit}</th>
              <td>{pack(unit)}</td>
            </tr>
            {Object.entries(more_details ?? {}).map(([name, value]) => (
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
