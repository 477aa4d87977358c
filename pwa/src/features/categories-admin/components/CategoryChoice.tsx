import type { CategoryReference } from '@jhola/shared/contracts/category.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { Select } from '#ui/field/Select.tsx';
import { categoryAdminTexts } from '../texts';
import styles from './CategoryForm.module.css';

interface CategoryChoiceProps {
  readonly categories: readonly CategoryReference[];
  readonly chosen: readonly CategoryReference[];
  readonly onChoose: (chosen: readonly CategoryReference[]) => void;
}

/**
 * The categories of a subcategory: chosen one by one, shown as chips; none can be chosen twice
 * (docs/product.md#subcategory-admin).
 */
export function CategoryChoice({ categories, chosen, onChoose }: CategoryChoiceProps) {
  const texts = useTexts(categoryAdminTexts);
  const isChosen = (id: string) => chosen.some(({ _id }) => _id === id);
  const left = categories.filter(({ _id }) => !isChosen(_id));
  return (
    <div className={styles.category}>
      <Select
        label={texts.category}
        required
        value=""
        options={[
          { value: '', label: texts.selectCategory },
          ...left.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChoice={(id) => {
          const category = left.find(({ _id }) => _id === id);
          if (category) onChoose([...chosen, { _id: category._id, name: category.name }]);
        }}
      />
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={texts.chosenCategories}>
          {chosen.map(({ _id, name }) => (
            <li key={_id}>
              <Chip
                removeLabel={texts.remove(name)}
                onRemove={() => onChoose(chosen.filter((other) => other._id !== _id))}
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
