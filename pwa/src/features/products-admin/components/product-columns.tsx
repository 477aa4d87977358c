import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { sellingPrice } from '@jhola/shared/domain/product-edits/selling-price';
import { useOnline } from '#connection/use-online.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Badge } from '#ui/feedback/Badge.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import { Thumb } from '#ui/table/Thumb.tsx';
import { productAdminTexts } from '../texts';
import styles from './ProductList.module.css';

interface Actions {
  readonly onEdit: (product: AdminProduct) => void;
  readonly onDuplicate: (product: AdminProduct) => void;
  readonly onDelete: (product: AdminProduct) => void;
}

/** The columns of the administrator's products (docs/product.md#products-admin). */
export function useProductColumns({
  onEdit,
  onDuplicate,
  onDelete,
}: Actions): readonly DataColumn<AdminProduct>[] {
  const texts = useTexts(productAdminTexts);
  const { columns } = texts;
  const online = useOnline();
  return [
    {
      id: 'name',
      words: columns.name,
      isHead: true,
      isLong: true,
      sort: 'name',
      cell: ({ name, image, category, published }) => (
        <Thumb image={image[0]} name={name} tone={category[0]?._id}>
          {name} {!published && <Badge tone="accent">{texts.draft}</Badge>}
        </Thumb>
      ),
    },
    { id: 'unit', words: columns.unit, cell: ({ unit }) => <span className={styles.unit}>{unit}</span> },
    {
      id: 'category',
      words: columns.category,
      isLong: true,
      cell: ({ category }) => category.map(({ name }) => name).join(', '),
    },
    {
      id: 'subCategory',
      words: columns.subCategory,
      isLong: true,
      isExtra: true,
      cell: ({ subCategory }) => subCategory.map(({ name }) => name).join(', '),
    },
    {
      id: 'price',
      words: columns.price,
      isNumber: true,
      sort: 'price',
      cell: ({ price }) => formatRupees(price),
    },
    {
      id: 'selling',
      words: columns.selling,
      isNumber: true,
      cell: ({ price, discount }) => formatRupees(sellingPrice(price, discount)),
    },
    {
      id: 'discount',
      words: columns.discount,
      isNumber: true,
      sort: 'discount',
      isExtra: true,
      cell: ({ discount }) => `${discount} %`,
    },
    {
      id: 'stock',
      words: columns.stock,
      isNumber: true,
      sort: 'stock',
      cell: ({ inStock, stock }) => (inStock ? stock : <Badge tone="danger">{texts.soldOut}</Badge>),
    },
    {
      id: 'variants',
      words: columns.variants,
      isNumber: true,
      isExtra: true,
      cell: ({ variants }) => variants.length,
    },
    {
      id: 'actions',
      words: columns.actions,
      isControl: true,
      cell: (product) => (
        <span className={styles.actions}>
          <IconButton
            icon="edit"
            label={texts.of(texts.edit, product.name)}
            disabled={!online}
            onClick={() => onEdit(product)}
          />
          <IconButton
            icon="copy"
            label={texts.of(texts.duplicate, product.name)}
            onClick={() => onDuplicate(product)}
          />
          <IconButton
            icon="trash"
            tone="danger"
            label={texts.of(texts.delete, product.name)}
            disabled={!online}
            onClick={() => onDelete(product)}
          />
        </span>
      ),
    },
  ];
}
