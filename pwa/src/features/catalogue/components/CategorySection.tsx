import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { listingPath } from '@jhola/shared/domain/slugs/paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useLocalName } from '#i18n/use-local-name.ts';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import styles from './CategorySection.module.css';

interface CategorySectionProps {
  readonly category: Category;
  readonly subcategories: readonly Subcategory[];
}

/** A category of the whole catalogue with tiles of its subcategories. */
export function CategorySection({ category, subcategories }: CategorySectionProps) {
  const titleId = useId();
  const nameOf = useLocalName();
  return (
    <section
      className={styles.section}
      id={`category-${category._id}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId}>{nameOf(category)}</h2>
      <ul>
        {subcategories.map((subcategory) => (
          <li key={subcategory._id}>
            <Link to={listingPath(category, subcategory)}>
              <ProductImage
                address={subcategory.image}
                alt=""
                sizes="(max-width: 767px) 30vw, 180px"
                name={nameOf(subcategory)}
                tone={category._id}
                className={styles.picture}
              />
              <span>{nameOf(subcategory)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
