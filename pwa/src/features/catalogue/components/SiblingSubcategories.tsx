import type { Category, CategoryReference } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { listingPath } from '@jhola/shared/domain/slugs/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { listingTexts } from '../texts/listing';
import styles from './SiblingSubcategories.module.css';

interface SiblingSubcategoriesProps {
  readonly category: Category | CategoryReference;
  readonly siblings: readonly Subcategory[];
  readonly currentId: string;
}

/** The subcategories of a category, each leading to its listing: a list beside the products, a strip on a phone. */
export function SiblingSubcategories({ category, siblings, currentId }: SiblingSubcategoriesProps) {
  const texts = useTexts(listingTexts);
  const nameOf = useLocalName();
  const current = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the entries are there, the current one is brought into view
  useEffect(() => {
    if (!current.current || !list.current) return;
    list.current.scrollTo({ left: current.current.offsetLeft - list.current.clientWidth / 3 });
  }, [siblings.length, currentId]);

  return (
    <nav aria-label={texts.siblings} className={styles.siblings}>
      <ul ref={list}>
        {siblings.map((subcategory) => {
          const isCurrent = subcategory._id === currentId;
          return (
            <li key={subcategory._id} ref={isCurrent ? current : undefined}>
              <Link to={listingPath(category, subcategory)} aria-current={isCurrent ? 'page' : undefined}>
                <ProductImage
                  address={subcategory.image}
                  alt=""
                  sizes="64px"
                  name={nameOf(subcategory)}
                  tone={subcategory._id}
                  className={styles.picture}
                />
                <span>{nameOf(subcategory)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
