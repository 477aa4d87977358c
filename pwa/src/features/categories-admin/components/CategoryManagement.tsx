import type { Category } from '@jhola/shared/contracts/category.contract';
import { useId, useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useCategories } from '#data/queries/use-categories.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useHeadingFocus } from '#ui/overlay/use-heading-focus.ts';
import { removeCategory } from '../commands/delete-category';
import { categoryAdminTexts } from '../texts';
import { CategoryCard } from './CategoryCard';
import { CategoryDialog } from './CategoryDialog';
import styles from './CategoryList.module.css';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';

/**
 * Category Management: every category with its picture, to be added, changed and deleted
 * (docs/product.md#category-admin).
 */
export function CategoryManagement() {
  const texts = useTexts(categoryAdminTexts);
  const { categories, subcategories, loading, failed, refetch } = useCategories({ fresh: true });
  const [writing, setWriting] = useState<{ readonly category?: Category }>();
  const [deleting, setDeleting] = useState<Category>();
  const { heading, focusHeading } = useHeadingFocus();
  const offline = useId();

  const within = subcategories.filter(({ category }) => category.some(({ _id }) => _id === deleting?._id));
  const alone = within.filter(({ category }) => category.length === 1).map(({ name }) => name);
  return (
    <ListPage
      title={texts.categories}
      heading={heading}
      count={loading || failed ? '' : texts.categoryCount(categories.length)}
      actions={
        <OnlineButton icon="plus" aria-describedby={offline} onClick={() => setWriting({})}>
          {texts.addCategory}
        </OnlineButton>
      }
      tools={<NeedsConnection id={offline} />}
      loading={loading && { text: texts.loading, rows: 6, row: styles.skeleton, className: styles.cards }}
      failure={failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      empty={
        !loading &&
        !failed &&
        categories.length === 0 && {
          icon: 'grid',
          title: texts.noCategories,
          text: texts.noCategoriesText,
        }
      }
    >
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
    </ListPage>
  );
}
