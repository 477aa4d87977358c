import { PageHead } from '../../app/PageHead';
import { CategoryShelf } from '../../features/catalogue/components/CategoryShelf';
import { useCategories } from '../../features/catalogue/hooks/use-categories';
import { subcategoriesOf } from '../../features/catalogue/rules/first-listing';
import { rowTexts as texts } from '../../features/catalogue/texts/cards';
import { Button } from '../../ui/button/Button';
import { Chip } from '../../ui/button/Chip';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import { BackToTop } from '../../ui/scroll/BackToTop';
import styles from './ShopPage.module.css';

const jumpTo = (categoryId: string) =>
  document.getElementById(`category-${categoryId}`)?.scrollIntoView({ behavior: 'smooth' });

/** The whole catalogue by category (decisions, Routes). */
export function ShopPage() {
  const { categories, subcategories, loading, failed, again } = useCategories();
  return (
    <div className={styles.page}>
      <PageHead title={texts.shopTitle} description={texts.shopDescription} canonical="/shop" />
      <header>
        <h1>{texts.shopTitle}</h1>
        <p className={styles.lead}>{texts.shopLead}</p>
      </header>
      <nav aria-label={texts.jumpTo} className={styles.jumps}>
        {categories.map(({ _id, name }) => (
          <Chip key={_id} onChoose={() => jumpTo(_id)}>
            {name}
          </Chip>
        ))}
      </nav>
      {loading && <Skeleton shape="card" />}
      {failed && (
        <EmptyState
          picture={<Icon name="offline" size={64} />}
          title={texts.categoriesFailed}
          action={
            <Button icon="refresh" onClick={again}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {categories.map((category) => (
        <CategoryShelf
          key={category._id}
          category={category}
          subcategories={subcategoriesOf(category._id, subcategories)}
        />
      ))}
      <BackToTop label={texts.backToTop} />
    </div>
  );
}
