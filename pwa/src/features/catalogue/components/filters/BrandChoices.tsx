import type { FacetValue } from '@jhola/shared/contracts/product-filters.contract';
import { useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { listingTexts } from '../../texts/listing';
import { FacetGroup } from './FacetGroup';
import styles from './FilterFields.module.css';

/** So many brands are seen at first; one more is not worth a button. */
const FIRST = 6;

interface BrandChoicesProps {
  /** The brands of most products first. */
  readonly brands: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** The brands with the number of products each would leave; of many the first and the chosen ones. */
export function BrandChoices({ brands, chosen, onToggle }: BrandChoicesProps) {
  const texts = useTexts(listingTexts);
  const [all, setAll] = useState(false);
  if (brands.length === 0) return null;
  const isLong = brands.length > FIRST + 1;
  const shown =
    all || !isLong ? brands : brands.filter(({ value }, at) => at < FIRST || chosen.includes(value));
  return (
    <FacetGroup title={texts.brand}>
      <div>
        {shown.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            label={label}
            note={`(${count})`}
            checked={chosen.includes(value)}
            onCheck={() => onToggle(value)}
          />
        ))}
      </div>
      {isLong && (
        <div className={styles.more}>
          <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewerBrands : texts.allBrands(brands.length)}
          </Button>
        </div>
      )}
    </FacetGroup>
  );
}
