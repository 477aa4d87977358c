import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { sellingPrice } from '@jhola/shared/domain/product-edits/selling-price';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Badge } from '#ui/feedback/Badge.tsx';
import { Price } from '#ui/product/Price.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { productAdminTexts } from '../texts';
import styles from './AdminProductCard.module.css';

interface AdminProductCardProps {
  readonly product: AdminProduct;
  /** Ticked for what is done with several; without `onChoose` there is nothing to tick. */
  readonly chosen: boolean;
  readonly onChoose?: (chosen: boolean) => void;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** A product as the administrator sees it: picture, name, unit, price and stock, and what can be done with it. */
export function AdminProductCard({
  product,
  chosen,
  onChoose,
  onEdit,
  onDuplicate,
  onDelete,
}: AdminProductCardProps) {
  const texts = useTexts(productAdminTexts);
  const { name, image, category, unit, price, discount, stock, inStock, variants, published } = product;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <ProductImage
          address={image[0]}
          alt=""
          sizes="(min-width: 768px) 220px, 45vw"
          name={name}
          tone={category[0]?._id}
        />
        {onChoose && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label={texts.select(name)}
              checked={chosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          </label>
        )}
        {!published && (
          <span className={styles.draft}>
            <Badge tone="accent" solid>
              {texts.draft}
            </Badge>
          </span>
        )}
        <span className={styles.copy}>
          <IconButton icon="copy" raised label={texts.of(texts.duplicate, name)} onClick={onDuplicate} />
        </span>
      </div>
      <div className={styles.what}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.quiet}>
          {unit}
          {variants.length > 0 && ` · ${texts.variants(variants.length)}`}
        </p>
        <p className={styles.numbers}>
          <Price
            rupees={sellingPrice(price, discount)}
            original={discount > 0 ? price : undefined}
            originalLabel={texts.beforeDiscount}
          />
          {inStock ? (
            <span className={styles.quiet}>{texts.stock(stock)}</span>
          ) : (
            <Badge tone="danger">{texts.soldOut}</Badge>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <OnlineButton variant="outline" aria-label={texts.of(texts.edit, name)} onClick={onEdit}>
          {texts.edit}
        </OnlineButton>
        <OnlineButton variant="quiet" aria-label={texts.of(texts.delete, name)} onClick={onDelete}>
          {texts.delete}
        </OnlineButton>
      </div>
    </li>
  );
}
