import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Badge } from '#ui/feedback/Badge.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { setWishlisted } from '../commands/set-wishlisted';
import { wishlistTexts } from '../texts';
import styles from './WishlistProduct.module.css';

interface WishlistProductProps {
  readonly product: ProductSummary;
  /** What one gets, and what it costs. */
  readonly price: ReactNode;
  /** The cart's control; shown only when there is stock. */
  readonly action?: ReactNode;
  /** Called when it has been taken off the list. */
  readonly onRemoved: () => void;
}

/** An entry of the wishlist: picture, remove button, name, pack, price, cart control (docs/product.md#wishlist). */
export function WishlistProduct({ product, price, action, onRemoved }: WishlistProductProps) {
  const texts = useTexts(wishlistTexts);
  const nameOf = useLocalName();
  const name = nameOf(product);
  const { run } = useMutation(() => texts.failed);
  const remove = async () => {
    const removed = await run(async () => {
      await setWishlisted(product, false);
      return texts.removed;
    });
    if (removed) onRemoved();
  };

  return (
    <article className={styles.entry} aria-label={name}>
      <Link to={productPath(product)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <ProductImage
          address={product.image[0]}
          alt=""
          sizes="(max-width: 767px) 45vw, 220px"
          name={name}
          tone={product.category[0]?._id}
          thumbHash={product.thumbHash}
        />
      </Link>
      <div className={styles.remove}>
        <IconButton icon="trash" raised tone="danger" label={texts.remove(name)} onClick={remove} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={productPath(product)}>{name}</Link>
        </h2>
        {price}
        {product.stock > 0 && action && <div className={styles.action}>{action}</div>}
        {product.stock === 0 && (
          <p className={styles.action}>
            <Badge tone="danger">{texts.outOfStock}</Badge>
          </p>
        )}
      </div>
    </article>
  );
}
