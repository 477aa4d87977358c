import { useCategories } from '#data/queries/use-categories.ts';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { CategorySection } from '#features/catalogue/components/CategorySection.tsx';
import { subcategoriesOf } from '#features/catalogue/rules/first-listing.ts';
import { rowTexts } from '#features/catalogue/texts/cards.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Chip } from '#ui/button/Chip.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { BackToTop } from '#ui/scroll/BackToTop.tsx';
import { scrollBehaviour } from '#ui/scroll/scroll-behaviour.ts';
import { NothingOnSale } from '../empty-shop/NothingOnSale';
import styles from './ShopPage.module.css';
import { ShopWaiting } from './ShopWaiting';

function jumpTo(categoryId: string): void {
  const section = document.getElementById(`category-${categoryId}`);
  section?.scrollIntoView({ behavior: scrollBehaviour() });
  section?.focus({ preventScroll: true });
}

/** The whole catalogue by category (docs/product.md#static-pages). */
export function ShopPage() {
  const texts = useTexts(rowTexts);
  const nameOf = useLocalName();
  const { name } = useShopSettings();
  const { categories, subcategories, loading, failed, none, refetch } = useCategories();
  const sections = categories
    .map((category) => ({ category, subcategories: subcategoriesOf(category._id, subcategories) }))
    .filter((section) => section.subcategories.length > 0);
  return (
    <div className={styles.page}>
      <PageHead title={texts.shopTitle} description={texts.shopDescription(name)} canonical="/shop" />
      <header>
        <h1>{texts.shopTitle}</h1>
        <p className={styles.lead}>{texts.shopLead}</p>
      </header>
      {failed ? (
        <EmptyState
          picture={<Icon name="offline" size={64} />}
          title={texts.categoriesFailed}
          action={
            <Button icon="refresh" onClick={refetch}>
              {texts.retry}
            </Button>
          }
        />
      ) : (
        <nav aria-label={texts.jumpTo} className={styles.jumps}>
          {sections.map(({ category }) => (
            <Chip key={category._id} onChoose={() => jumpTo(category._id)}>
              {nameOf(category)}
            </Chip>
          ))}
        </nav>
      )}
      {none && <NothingOnSale />}
      {loading && <ShopWaiting />}
      {sections.map(({ category, ...section }) => (
        <CategorySection key={category._id} category={category} {...section} />
      ))}
      <BackToTop label={texts.backToTop} />
    </div>
  );
}
