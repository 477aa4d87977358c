import type { Category } from '@jhola/shared/contracts/category.contract';
import { useState } from 'react';
import { CouldNotLoad } from '../../../connection/CouldNotLoad';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { useHeadingFocus } from '../../../ui/overlay/use-heading-focus';
import { removeCategory } from '../commands/delete-category';
import { useCategoryAdmin } from '../hooks/use-category-admin';
import { categoryAdminTexts } from '../texts';
import { CategoryCard } from './CategoryCard';
import { CategoryDialog } from './CategoryDialog';
import styles from './CategoryList.module.css';
import { CategoryListHead } from './CategoryListHead';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';

/**
 * Category Management: every category with its picture, to be added, changed and deleted
 * (docs/product.md#category-admin).
 */
export function CategoryManagement() {
  const texts = useTexts(categoryAdminTexts);
  const { categories, subcategories, loading, failed, refetch } = useCategoryAdmin();
  const [writing, setWriting] = useState<{ readonly category?: Category }>();
  const [deleting, setDeleting] = useState<Category>();
  const { heading, focusHeading } = useHeadingFocus();

  const within = subcategories.filter(({ category }) => category.some(({ _id }) => _id === deleting?._id));
  const alone = within.filter(({ category }) => category.length === 1).map(({ name }) => name);
  return (
    <div className={styles.list}>
      <CategoryListHead
        heading={heading}
        title={texts.categories}
        count={loading || failed ? '' : texts.categoryCount(categories.length)}
        add={texts.addCategory}
        onAdd={() => setWriting({})}
      />
      {loading && (
        <LoadingPlaceholder text={texts.loading}>
          <div className={styles.cards}>
            {['1', '2', '3', '4', '5', '6'].map((key) => (
              <Skeleton key={key} className={styles.skeleton} />
            ))}
          </div>
        </LoadingPlaceholder>
      )}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {!loading && !failed && categories.length === 0 && (
        <EmptyState
          picture={<Icon name="grid" size={72} />}
          title={texts.noCategories}
          text={texts.noCategoriesText}
        />
      )}
      {categories.length > 0 && (
        <ul className={styles.cards} aria-label={texts.categories}>
          {categories.map((category) => (
            <CategoryCard
              key={category._id}
              category={category}
              onEdit={() => setWriting({ category })}
              onDelete={() => setDeleting(category)}
            />
          ))}
        </ul>
      )}
      {writing && <CategoryDialog category={writing.category} onClosed={() => setWriting(undefined)} />}
      {deleting && (
        <DeleteCategoryDialog
          category={deleting}
          others={categories.filter(({ _id }) => _id !== deleting._id)}
          goesWithIt={alone.length > 0 ? texts.takesAlong(alone.join(', ')) : undefined}
          movesWithThem={within.length > 0 ? texts.subcategoriesMove : undefined}
          remove={removeCategory}
          onClosed={() => setDeleting(undefined)}
          onDeleted={focusHeading}
        />
      )}
    </div>
  );
}
