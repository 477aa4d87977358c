import type { Category } from '@jhola/shared/contracts/category.contract';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { categoryAdminTexts } from '../texts';
import styles from './CategoryCard.module.css';

interface CategoryCardProps {
  readonly category: Category;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A category as the administrator sees it: picture and name, Edit and Delete. */
export function CategoryCard({ category: { name, image }, onEdit, onDelete }: CategoryCardProps) {
  const texts = useTexts(categoryAdminTexts);
  return (
    <li className={styles.card}>
      <ProductImage
        address={image}
        alt=""
        sizes="(min-width: 700px) 180px, 45vw"
        name={name}
        className={styles.picture}
      />
      <h2 className={styles.name}>{name}</h2>
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
