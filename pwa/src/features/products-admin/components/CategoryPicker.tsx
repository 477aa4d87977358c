import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { Select } from '#ui/field/Select.tsx';
import { productAdminTexts } from '../texts';
import styles from './ProductForm.module.css';

interface CategoryPickerProps {
  readonly label: string;
  /** The first line of the list, which chooses nothing. */
  readonly placeholder: string;
  /** What can be chosen. */
  readonly offered: readonly { readonly _id: string; readonly name: string }[];
  /** All there are: the names of the chosen ones. */
  readonly all: readonly { readonly _id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/**
 * Several categories or subcategories, as chips; one that is chosen cannot be chosen twice
 * (docs/product.md#product-form).
 */
export function CategoryPicker({ label, placeholder, offered, all, chosen, onChoose }: CategoryPickerProps) {
  const texts = useTexts(productAdminTexts);
  const left = offered.filter(({ _id }) => !chosen.includes(_id));
  return (
    <div className={styles.categories}>
      <Select
        label={label}
        value=""
        options={[
          { value: '', label: placeholder },
          ...left.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChoice={(id) => id && onChoose([...chosen, id])}
      />
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={texts.chosen(label)}>
          {all
            .filter(({ _id }) => chosen.includes(_id))
            .map(({ _id, name }) => (
              <li key={_id}>
                <Chip
                  removeLabel={texts.removeOf(name)}
                  onRemove={() => onChoose(chosen.filter((id) => id !== _id))}
                >
                  {name}
                </Chip>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
