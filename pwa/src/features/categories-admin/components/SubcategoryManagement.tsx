import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useState } from 'react';
import { CouldNotLoad } from '../../../connection/CouldNotLoad';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { useHeadingFocus } from '../../../ui/overlay/use-heading-focus';
import { PicturePreview } from '../../../ui/pictures/PicturePreview';
import { removeSubcategory } from '../commands/delete-category';
import { useCategoryAdmin } from '../hooks/use-category-admin';
import { categoryAdminTexts } from '../texts';
import styles from './CategoryList.module.css';
import { CategoryListHead } from './CategoryListHead';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { SubcategoryDialog } from './SubcategoryDialog';
import { SubcategoryTable } from './SubcategoryTable';

/**
 * Sub Category: every subcategory in a table, to be looked at, added, changed and deleted
 * (docs/product.md#subcategory-admin).
 */
export function SubcategoryManagement() {
  const texts = useTexts(categoryAdminTexts);
  const { categories, subcategories, loading, failed, refetch } = useCategoryAdmin();
  const [writing, setWriting] = useState<{ readonly subcategory?: Subcategory }>();
  const [deleting, setDeleting] = useState<Subcategory>();
  const [shown, setShown] = useState<Subcategory>();
  const { heading, focusHeading } = useHeadingFocus();

  return (
    <div className={styles.list}>
      <CategoryListHead
        heading={heading}
        title={texts.subcategories}
        count={loading || failed ? '' : texts.subcategoryCount(subcategories.length)}
        add={texts.addSubcategory}
        onAdd={() => setWriting({})}
      />
      {loading && (
        <LoadingPlaceholder text={texts.loading}>
          <div className={styles.list}>
            {['1', '2', '3', '4'].map((key) => (
              <Skeleton key={key} className={styles.row} />
            ))}
          </div>
        </LoadingPlaceholder>
      )}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {!loading && !failed && subcategories.length === 0 && (
        <EmptyState
          picture={<Icon name="list" size={72} />}
          title={texts.noSubcategories}
          text={texts.noSubcategoriesText}
        />
      )}
      {subcategories.length > 0 && (
        <SubcategoryTable
          subcategories={subcategories}
          onView={setShown}
          onEdit={(subcategory) => setWriting({ subcategory })}
          onDelete={setDeleting}
        />
      )}
      <PicturePreview
        address={shown?.image}
        title={shown?.name ?? ''}
        closeLabel={texts.close}
        onClose={() => setShown(undefined)}
      />
      {writing && (
        <SubcategoryDialog
          subcategory={writing.subcategory}
          categories={categories}
          onClosed={() => setWriting(undefined)}
        />
      )}
      {deleting && (
        <DeleteCategoryDialog
          category={deleting}
          others={othersOf(deleting, subcategories)}
          remove={removeSubcategory}
          onClosed={() => setDeleting(undefined)}
          onDeleted={focusHeading}
        />
      )}
    </div>
  );
}

/** Where products of a subcategory could move: those of its own categories first, each with its categories' names. */
function othersOf(deleting: Subcategory, all: readonly Subcategory[]) {
  const own = new Set(deleting.category.map(({ _id }) => _id));
  const isNear = ({ category }: Subcategory) => category.some(({ _id }) => own.has(_id));
  const others = all.filter(({ _id }) => _id !== deleting._id);
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].map(
    ({ _id, name, category }) => ({ _id, name: `${name} (${category.map((of) => of.name).join(', ')})` }),
  );
}
