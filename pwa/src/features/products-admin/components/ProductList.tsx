import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { type ReactNode, useState } from 'react';
import { CouldNotLoad } from '../../../connection/CouldNotLoad';
import { NeedsConnection } from '../../../connection/NeedsConnection';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ListSearch, type ListSearching } from '../../../ui/field/ListSearch';
import { Icon } from '../../../ui/icons/Icon';
import { useHeadingFocus } from '../../../ui/overlay/use-heading-focus';
import { Pager } from '../../../ui/pager/Pager';
import { useProducts } from '../hooks/use-products';
import { useSelection } from '../hooks/use-selection';
import { LONGEST_SEARCH, PAGE_SIZE, type ProductShow, productShows } from '../rules/product-query';
import { productAdminTexts } from '../texts';
import { AdminProductCard } from './AdminProductCard';
import { DeleteProduct } from './DeleteProduct';
import { ProductDialog, type ProductTask } from './ProductDialog';
import styles from './ProductList.module.css';
import { SelectionBar } from './SelectionBar';

/** What is done with the ticked products; `onDone` asks for the list anew and takes the ticks away. */
export type ForSelection = (ids: readonly string[], onDone: () => void) => ReactNode;

interface ProductListProps {
  readonly searching: ListSearching<ProductShow>;
  /** The list is on the screen. */
  readonly current: boolean;
  /** Without it nothing can be ticked. */
  readonly selection?: ForSelection;
  /** Beside Upload Product: what concerns the whole catalogue. */
  readonly tools?: ReactNode;
}

/** The products of the shop, drafts among them, twelve a page (docs/product.md#products-admin). */
export function ProductList({ searching, current, selection, tools }: ProductListProps) {
  const texts = useTexts(productAdminTexts);
  const { search, show, page, setPage } = searching;
  const { found, busy, failed, refetch } = useProducts(search, show, page, current);
  const chosen = useSelection();
  const [deleting, setDeleting] = useState<AdminProduct>();
  const [task, setTask] = useState<ProductTask>();
  const { heading, focusHeading } = useHeadingFocus();
  const products = found?.products ?? [];

  const afterDelete = ({ _id }: AdminProduct) => {
    chosen.choose([_id], false);
    focusHeading();
    // the last one of a page takes the page with it
    if (products.length === 1 && page > 1) setPage(page - 1);
    else refetch();
  };

  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className={styles.count} role="status">
          {found && (busy ? texts.loading : texts.found(found.totalCount))}
        </p>
        <div className={styles.add}>
          {tools}
          <Button to="/dashboard/upload-product" icon="plus">
            {texts.add}
          </Button>
        </div>
      </header>
      <ListSearch {...searching} shows={productShows} longest={LONGEST_SEARCH} words={texts} />
      <NeedsConnection />
      {selection && (
        <SelectionBar selection={chosen} pageIds={products.map(({ _id }) => _id)}>
          {selection(chosen.ids, () => {
            chosen.clear();
            refetch();
          })}
        </SelectionBar>
      )}
      {!found && !failed && (
        <LoadingPlaceholder text={texts.loading}>
          <div className={styles.products}>
            {Array.from({ length: PAGE_SIZE }, (_, key) => `skeleton-${key}`).map((key) => (
              <Skeleton key={key} className={styles.skeleton} />
            ))}
          </div>
        </LoadingPlaceholder>
      )}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {found && products.length === 0 && (
        <EmptyState
          picture={<Icon name="tag" size={72} />}
          title={texts.none}
          text={search || show === 'drafts' ? texts.noneText[show] : undefined}
        />
      )}
      {products.length > 0 && (
        <ul className={styles.products} aria-label={texts.title} aria-busy={busy}>
          {products.map((product) => (
            <AdminProductCard
              key={product._id}
              product={product}
              chosen={chosen.has(product._id)}
              onChoose={selection && ((isChosen) => chosen.choose([product._id], isChosen))}
              onEdit={() => setTask({ what: 'edit', product })}
              onDuplicate={() => setTask({ what: 'duplicate', product })}
              onDelete={() => setDeleting(product)}
            />
          ))}
        </ul>
      )}
      {found && <Pager page={page} pages={found.totalPage} onPage={setPage} words={texts} />}
      {task && <ProductDialog task={task} onClose={() => setTask(undefined)} onSaved={refetch} />}
      <DeleteProduct product={deleting} onClose={() => setDeleting(undefined)} onDeleted={afterDelete} />
    </div>
  );
}
