import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useOnline } from '#connection/use-online.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { Table } from '#ui/table/Table.tsx';
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
  const online = useOnline();
  return (
    <Table
      label={texts.subcategories}
      columns={Object.entries(texts.columns).map(([name, words]) => ({ words, className: styles[name] }))}
      className={styles.table}
    >
      {subcategories.map((subcategory, index) => {
        const { _id, name, image, category } = subcategory;
        return (
          <tr key={_id}>
            <td className={styles.number}>{index + 1}</td>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.image}>
              <button
                type="button"
                className={styles.view}
                aria-label={texts.viewImage(name)}
                onClick={() => onView(subcategory)}
              >
                <ProductImage address={image} alt="" sizes="56px" className={styles.picture} />
              </button>
            </td>
            <td className={styles.category}>
              <ul className={styles.chips}>
                {category.map((of) => (
                  <li key={of._id}>
                    <Chip>{of.name}</Chip>
                  </li>
                ))}
              </ul>
            </td>
            <td className={styles.action}>
              <span className={styles.actions}>
                <IconButton
                  icon="edit"
                  label={texts.of(texts.edit, name)}
                  disabled={!online}
                  onClick={() => onEdit(subcategory)}
                />
                <IconButton
                  icon="trash"
                  tone="danger"
                  label={texts.of(texts.delete, name)}
                  disabled={!online}
                  onClick={() => onDelete(subcategory)}
                />
              </span>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
