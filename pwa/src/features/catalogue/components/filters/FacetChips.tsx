import { Chip } from '#ui/button/Chip.tsx';
import { FacetGroup } from './FacetGroup';
import styles from './FilterFields.module.css';

interface FacetChipsProps<Value> {
  readonly title: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly count: number }[];
  readonly isChosen: (value: Value) => boolean;
  /** Chosen, or taken back. */
  readonly onToggle: (value: Value) => void;
}

/** Few short choices with the number of products each would leave: sizes, discounts, stars. */
export function FacetChips<Value extends string | number>({
  title,
  choices,
  isChosen,
  onToggle,
}: FacetChipsProps<Value>) {
  if (choices.length === 0) return null;
  return (
    <FacetGroup title={title}>
      <div className={styles.wrap}>
        {choices.map(({ value, label, count }) => (
          <Chip key={value} chosen={isChosen(value)} onChoose={() => onToggle(value)}>
            {label} <span className={styles.count}>({count})</span>
          </Chip>
        ))}
      </div>
    </FacetGroup>
  );
}
