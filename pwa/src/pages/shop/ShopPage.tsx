import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { PageHead } from '../../app/PageHead';
import { useSession } from '../../features/account/hooks/use-session';
import { CategorySection } from '../../features/catalogue/components/CategorySection';
import { EmptyShop } from '../../features/catalogue/components/EmptyShop';
import { useCategories } from '../../features/catalogue/hooks/use-categories';
import { subcategoriesOf } from '../../features/catalogue/rules/first-listing';
import { rowTexts } from '../../features/catalogue/texts/cards';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/Button';
import { Chip } from '../../ui/button/Chip';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/icons/Icon';
import { BackToTop } from '../../ui/scroll/BackToTop';
import { scrollBehaviour } from '../../ui/scroll/scroll-behaviour';
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
  const { name } = useTexts(shopIdentity);
  const { categories, subcategories, loading, failed, none, refetch } = useCategories();
  const { isAdmin } = useSession();
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
              {category.name}
            </Chip>
          ))}
        </nav>
      )}
      {none && <EmptyShop isAdmin={isAdmin} />}
      {loading && <ShopWaiting />}
      {sections.map(({ category, ...section }) => (
        <CategorySection key={category._id} category={category} {...section} />
      ))}
      <BackToTop label={texts.backToTop} />
    </div>
  );
}
