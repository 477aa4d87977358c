import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useOnline } from '#connection/use-online.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import { categoryAdminTexts } from '../texts';
import styles from './SubcategoryTable.module.css';

interface SubcategoryTableProps {
  readonly subcategories: readonly Subcategory[];
  /** Shows its picture over the whole screen. */
  readonly onView: (subcategory: Subcategory) => void;
  readonly onEdit: (subcategory: Subcategory) => void;
  readonly onDelete: (subcategory: Subcategory) => void;
}

/** The subcategories, numbered from 1: name, picture, categories as chips, and what can be done with each. */
export function SubcategoryTable({ subcategories, onView, onEdit, onDelete }: SubcategoryTableProps) {
  const texts = useTexts(categoryAdminTexts);
  const { columns } = texts;
  const online = useOnline();
  const numbers = new Map(subcategories.map(({ _id }, index) => [_id, index + 1]));
  const described: readonly DataColumn<Subcategory>[] = [
    { id: 'number', words: columns.number, cell: ({ _id }) => numbers.get(_id) },
    { id: 'name', words: columns.name, isHead: true, isLong: true, cell: ({ name }) => name },
    {
      id: 'image',
      words: columns.image,
      cell: (subcategory) => (
        <button
          type="button"
          className={styles.view}
          aria-label={texts.viewImage(subcategory.name)}
          onClick={() => onView(subcategory)}
        >
          <ProductImage
            address={subcategory.image}
            alt=""
            sizes="40px"
            name={subcategory.name}
            className={styles.picture}
          />
        </button>
      ),
    },
    {
      id: 'category',
      words: columns.category,
      isLong: true,
      cell: ({ category }) => (
        <ul className={styles.chips}>
          {category.map((of) => (
            <li key={of._id}>
              <Chip>{of.name}</Chip>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'action',
      words: columns.action,
      isControl: true,
      cell: (subcategory) => (
        <span className={styles.actions}>
          <IconButton
            icon="edit"
            label={texts.of(texts.edit, subcategory.name)}
            disabled={!online}
            onClick={() => onEdit(subcategory)}
          />
          <IconButton
            icon="trash"
            tone="danger"
            label={texts.of(texts.delete, subcategory.name)}
            disabled={!online}
            onClick={() => onDelete(subcategory)}
          />
        </span>
      ),
    },
  ];
  return (
    <DataTable label={texts.subcategories} columns={described} rows={subcategories} idOf={({ _id }) => _id} />
  );
}
