import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { type ReactNode, useEffect, useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Chip } from '#ui/button/Chip.tsx';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { ListSearch, type ListSearching } from '#ui/field/ListSearch.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useHeadingFocus } from '#ui/overlay/use-heading-focus.ts';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { ColumnsButton } from '#ui/table/ColumnsButton.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { ColumnChoice, Sorting } from '#ui/table/data-column.ts';
import { findAllProducts } from '../commands/find-all';
import { useProducts } from '../hooks/use-products';
import { useSelection } from '../hooks/use-selection';
import {
  CARDS_A_PAGE,
  LONGEST_SEARCH,
  PAGE_SIZE,
  type ProductShow,
  productShows,
} from '../rules/product-query';
import { productAdminTexts } from '../texts';
import { AdminProductCard } from './AdminProductCard';
import { DeleteProduct } from './DeleteProduct';
import { ProductDialog, type ProductTask } from './ProductDialog';
import styles from './ProductList.module.css';
import { useProductColumns } from './product-columns';
import { SelectionBar } from './SelectionBar';

/** What is done with the ticked products; `onDone` asks for the list anew and takes the ticks away. */
export type ForSelection = (ids: readonly string[], onDone: () => void) => ReactNode;

interface ProductListProps extends ColumnChoice {
  readonly searching: ListSearching<ProductShow>;
  /** As cards, twelve a page, in place of the table. */
  readonly cards: boolean;
  readonly onCards: (cards: boolean) => void;
  /** By what the table is sorted; nothing until a column is chosen. */
  readonly sorting?: Sorting;
  readonly onSorting?: (sorting: Sorting) => void;
  /** The list is on the screen. */
  readonly current: boolean;
  /** Without it nothing can be ticked. */
  readonly selection?: ForSelection;
  /** Beside Upload Product: what concerns the whole catalogue. */
  readonly tools?: ReactNode;
}

/** The products of the shop, drafts among them, as a table or as cards (docs/product.md#products-admin). */
export function ProductList(props: ProductListProps) {
  const { searching, cards, onCards, sorting, onSorting, current, selection, tools, shown, onShown } = props;
  const texts = useTexts(productAdminTexts);
  const { search, show, page, setPage } = searching;
  const { found, busy, failed, refetch } = useProducts(
    search,
    show,
    page,
    cards ? CARDS_A_PAGE : PAGE_SIZE,
    sorting,
    current,
  );
  const chosen = useSelection();
  const lastPage = found?.totalPage ?? 0;
  // many were deleted: the page that was shown is none any more
  const isPast = !busy && found?.products.length === 0 && page > lastPage && lastPage > 0;
  useEffect(() => {
    if (isPast) setPage(lastPage);
  });
  const [deleting, setDeleting] = useState<AdminProduct>();
  const [task, setTask] = useState<ProductTask>();
  const { heading, focusHeading } = useHeadingFocus();
  const products = found?.products ?? [];
  const columns = useProductColumns({
    onEdit: (product) => setTask({ what: 'edit', product }),
    onDuplicate: (product) => setTask({ what: 'duplicate', product }),
    onDelete: setDeleting,
  });

  const afterDelete = ({ _id }: AdminProduct) => {
    chosen.choose([_id], false);
    focusHeading();
    // the last one of a page takes the page with it
    if (products.length === 1 && page > 1) setPage(page - 1);
    else refetch();
  };

  const pageIds = products.map(({ _id }) => _id);

  return (
    <ListPage
      title={texts.title}
      heading={heading}
      count={found ? (busy ? texts.loading : texts.found(found.totalCount)) : ''}
      actions={
        <>
          <Chip chosen={cards} onChoose={() => onCards(true)}>
            {texts.cards}
          </Chip>
          <Chip chosen={!cards} onChoose={() => onCards(false)}>
            {texts.table}
          </Chip>
          {!cards && (
            <ColumnsButton
              columns={columns}
              shown={shown}
              onShown={onShown}
              words={{ columns: texts.chooseColumns, close: texts.close }}
            />
          )}
          {tools}
          <Button to="/dashboard/upload-product" icon="plus">
            {texts.add}
          </Button>
        </>
      }
      tools={
        <>
          <ListSearch {...searching} shows={productShows} longest={LONGEST_SEARCH} words={texts} />
          <NeedsConnection />
          {cards && selection && (
            <Checkbox
              label={texts.selectPage}
              checked={pageIds.length > 0 && pageIds.every(chosen.has)}
              disabled={pageIds.length === 0}
              onCheck={(checked) => chosen.choose(pageIds, checked)}
            />
          )}
        </>
      }
      loading={
        !found &&
        !failed && {
          text: texts.loading,
          rows: CARDS_A_PAGE,
          row: cards ? styles.skeleton : undefined,
          className: cards ? styles.products : undefined,
        }
      }
      failure={failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      empty={
        found &&
        products.length === 0 && {
          icon: 'tag',
          title: texts.none,
          text: search || show !== 'all' ? texts.noneText[show] : texts.noneYetText,
        }
      }
      pager={found && { page, pages: found.totalPage, onPage: setPage, words: texts }}
    >
      {!cards && products.length > 0 && (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={products}
          idOf={({ _id }) => _id}
          shown={shown}
          sorting={sorting}
          onSorting={onSorting}
          busy={busy}
          ticks={
            selection && {
              isTicked: chosen.has,
              onTick: chosen.choose,
              allWords: texts.selectPage,
              words: ({ name }) => texts.select(name),
            }
          }
        />
      )}
      {products.length > 0 && cards && (
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
      {selection && chosen.ids.length > 0 && (
        <PageFoot>
          <SelectionBar
            selection={chosen}
            pageIds={pageIds}
            total={found?.totalCount ?? 0}
            findAll={() => findAllProducts(search, show)}
          >
            {selection(chosen.ids, () => {
              chosen.clear();
              refetch();
            })}
          </SelectionBar>
        </PageFoot>
      )}
      {task && <ProductDialog task={task} onClose={() => setTask(undefined)} onSaved={refetch} />}
      <DeleteProduct product={deleting} onClose={() => setDeleting(undefined)} onDeleted={afterDelete} />
    </ListPage>
  );
}
