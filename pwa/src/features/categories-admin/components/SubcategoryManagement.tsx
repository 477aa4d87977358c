import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useState } from 'react';
import { CouldNotLoad } from '../../../connection/CouldNotLoad';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingPlace } from '../../../ui/feedback/LoadingPlace';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { useHeadingFocus } from '../../../ui/overlay/use-heading-focus';
import { PicturePreview } from '../../../ui/pictures/PicturePreview';
import { removeSubcategory } from '../commands/delete-shelf';
import { useShelfDesk } from '../hooks/use-shelf-desk';
import { categoryAdminTexts } from '../texts';
import { DeleteShelf } from './DeleteShelf';
import { ShelfHead } from './ShelfHead';
import styles from './ShelfList.module.css';
import { SubcategoryDialog } from './SubcategoryDialog';
import { SubcategoryTable } from './SubcategoryTable';

/**
 * Sub Category: every subcategory in a table, to be looked at, added, changed and deleted
 * (docs/product.md#subcategory-admin).
 */
export function SubcategoryManagement() {
  const texts = useTexts(categoryAdminTexts);
  const { categories, subcategories, loading, failed, again } = useShelfDesk();
  const [writing, setWriting] = useState<{ readonly subcategory?: Subcategory }>();
  const [deleting, setDeleting] = useState<Subcategory>();
  const [shown, setShown] = useState<Subcategory>();
  const { heading, focusHeading } = useHeadingFocus();

  return (
    <div className={styles.list}>
      <ShelfHead
        heading={heading}
        title={texts.subcategories}
        count={loading || failed ? '' : texts.subcategoryCount(subcategories.length)}
        add={texts.addSubcategory}
        onAdd={() => setWriting({})}
      />
      {loading && (
        <LoadingPlace text={texts.loading}>
          <div className={styles.list}>
            {['1', '2', '3', '4'].map((place) => (
              <Skeleton key={place} className={styles.row} />
            ))}
          </div>
        </LoadingPlace>
      )}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={again} />}
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
          onLook={setShown}
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
        <DeleteShelf
          shelf={deleting}
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
