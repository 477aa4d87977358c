import { Chip } from '#ui/button/Chip.tsx';
import { FacetGroup } from './FacetGroup';
import styles from './FilterFields.module.css';

/** So many choices are seen at first. */
const FIRST = 12;

interface FacetChipsProps<Value> {
  readonly title: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly count: number }[];
  readonly isChosen: (value: Value) => boolean;
  /** Chosen, or taken back. */
  readonly onToggle: (value: Value) => void;
}

/** Short choices with the number of products each would leave: sizes, discounts, stars. */
export function FacetChips<Value extends string | number>({
  title,
  choices,
  isChosen,
  onToggle,
}: FacetChipsProps<Value>) {
  return (
    <FacetGroup title={title} choices={choices} first={FIRST} isChosen={({ value }) => isChosen(value)}>
      {(shown) => (
        <div className={styles.wrap}>
          {shown.map(({ value, label, count }) => (
            <Chip key={value} chosen={isChosen(value)} onChoose={() => onToggle(value)}>
              {label} <span className={styles.count}>({count})</span>
            </Chip>
          ))}
        </div>
      )}
    </FacetGroup>
  );
}
