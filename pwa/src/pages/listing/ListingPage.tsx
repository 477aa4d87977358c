import { idInSegment, listingPath } from '@jhola/shared/domain/slugs/paths';
import { useParams } from 'react-router-dom';
import { useCategories } from '#data/queries/use-categories.ts';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { Breadcrumb } from '#features/catalogue/components/Breadcrumb.tsx';
import { SiblingSubcategories } from '#features/catalogue/components/SiblingSubcategories.tsx';
import { subcategoriesOf } from '#features/catalogue/rules/first-listing.ts';
import { breadcrumbThing } from '#features/catalogue/rules/structured-data.ts';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { BackToTop } from '#ui/scroll/BackToTop.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { Listing } from './Listing';
import styles from './ListingPage.module.css';
import { nameInSegment } from './segment-name';

/** The products of a subcategory, with filters and its siblings (docs/product.md#listing). */
export function ListingPage() {
  const texts = useTexts(listingTexts);
  const nameOf = useLocalName();
  const shop = useShopSettings();
  const params = useParams();
  const categoryId = idInSegment(params.category);
  const subCategoryId = idInSegment(params.subcategory);
  const { categories, subcategories, failed } = useCategories();
  const category = categories.find(({ _id }) => _id === categoryId);
  const subcategory = subcategories.find(({ _id }) => _id === subCategoryId);
  const name = subcategory ? nameOf(subcategory) : nameInSegment(params.subcategory);
  const categoryName = category ? nameOf(category) : nameInSegment(params.category);

  if (!categoryId || !subCategoryId) return <NotFoundPage />;
  return (
    <div className={styles.page}>
      {category && subcategory && (
        <PageHead
          title={`${name} - ${categoryName}`}
          description={texts.description(name, categoryName)}
          canonical={listingPath(category, subcategory)}
          structuredData={(whole) => [
            breadcrumbThing(
              [{ name: category.name, to: '/shop' }, { name: subcategory.name }],
              shop.name,
              whole,
            ),
          ]}
        />
      )}
      <Breadcrumb steps={[{ name: categoryName, to: '/shop' }, { name }]} />
      <h1>{name}</h1>
      <div className={styles.columns}>
        <div className={styles.siblings}>
          {category && (
            <SiblingSubcategories
              category={category}
              siblings={subcategoriesOf(categoryId, subcategories)}
              currentId={subCategoryId}
            />
          )}
        </div>
        <Listing
          key={`${categoryId} ${subCategoryId}`}
          categoryId={categoryId}
          subCategoryId={subCategoryId}
          hasFinalLayout={categories.length > 0 || failed}
        />
      </div>
      <BackToTop label={texts.backToTop} />
    </div>
  );
}
