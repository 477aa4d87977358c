import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useId, useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useCategories } from '#data/queries/use-categories.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useHeadingFocus } from '#ui/overlay/use-heading-focus.ts';
import { PicturePreview } from '#ui/pictures/PicturePreview.tsx';
import { removeSubcategory } from '../commands/delete-category';
import { categoryAdminTexts } from '../texts';
import styles from './CategoryList.module.css';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { SubcategoryDialog } from './SubcategoryDialog';
import { SubcategoryTable } from './SubcategoryTable';

/**
 * Sub Category: every subcategory in a table, to be looked at, added, changed and deleted
 * (docs/product.md#subcategory-admin).
 */
export function SubcategoryManagement() {
  const texts = useTexts(categoryAdminTexts);
  const { categories, subcategories, loading, failed, refetch } = useCategories({ fresh: true });
  const [writing, setWriting] = useState<{ readonly subcategory?: Subcategory }>();
  const [deleting, setDeleting] = useState<Subcategory>();
  const [shown, setShown] = useState<Subcategory>();
  const { heading, focusHeading } = useHeadingFocus();
  const offline = useId();

  return (
    <ListPage
      title={texts.subcategories}
      heading={heading}
      count={loading || failed ? '' : texts.subcategoryCount(subcategories.length)}
      actions={
        <OnlineButton icon="plus" aria-describedby={offline} onClick={() => setWriting({})}>
          {texts.addSubcategory}
        </OnlineButton>
      }
      tools={<NeedsConnection id={offline} />}
      loading={loading && { text: texts.loading, rows: 4, row: styles.row }}
      failure={failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      empty={
        !loading &&
        !failed &&
        subcategories.length === 0 && {
          icon: 'list',
          title: texts.noSubcategories,
          text: texts.noSubcategoriesText,
        }
      }
    >
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
    </ListPage>
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
