import { idInSegment, listingPath } from '@jhola/shared/domain/slugs/paths';
import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { Breadcrumb } from '../../features/catalogue/components/Breadcrumb';
import { SiblingSubcategories } from '../../features/catalogue/components/SiblingSubcategories';
import { useCategories } from '../../features/catalogue/hooks/use-categories';
import { subcategoriesOf } from '../../features/catalogue/rules/first-listing';
import { listingTexts as texts } from '../../features/catalogue/texts/listing';
import { BackToTop } from '../../ui/scroll/BackToTop';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { Listing } from './Listing';
import styles from './ListingPage.module.css';
import { useListingFilters } from './use-listing-filters';

/** The products of a subcategory, with filters and its siblings (section 2, Product listing). */
export function ListingPage() {
  const { params } = useOwnLocation();
  const categoryId = idInSegment(params.category);
  const subCategoryId = idInSegment(params.subcategory);
  const { categories, subcategories } = useCategories();
  const category = categories.find(({ _id }) => _id === categoryId);
  const subcategory = subcategories.find(({ _id }) => _id === subCategoryId);
  const filters = useListingFilters();

  if (!categoryId || !subCategoryId) return <NotFoundPage />;
  return (
    <div className={styles.page}>
      {category && subcategory && (
        <PageHead
          title={`${subcategory.name} - ${category.name}`}
          description={texts.description(subcategory.name, category.name)}
          canonical={listingPath(category, subcategory)}
        />
      )}
      <Breadcrumb
        steps={[{ name: category?.name ?? '…', to: '/shop' }, { name: subcategory?.name ?? '…' }]}
      />
      <h1>{subcategory?.name ?? '…'}</h1>
      <div className={styles.columns}>
        <aside className={styles.siblings}>
          {category && (
            <SiblingSubcategories
              category={category}
              siblings={subcategoriesOf(categoryId, subcategories)}
              currentId={subCategoryId}
            />
          )}
        </aside>
        <Listing categoryId={categoryId} subCategoryId={subCategoryId} {...filters} />
      </div>
      <BackToTop label={texts.backToTop} />
    </div>
  );
}
