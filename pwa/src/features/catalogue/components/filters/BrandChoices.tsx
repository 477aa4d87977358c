import type { FacetValue } from '@jhola/shared/contracts/product-filters.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { listingTexts } from '../../texts/listing';
import { FacetGroup } from './FacetGroup';

/** So many brands are seen at first. */
const FIRST = 6;

interface BrandChoicesProps {
  /** The brands of most products first. */
  readonly brands: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** The brands, each with the number of products it would leave. */
export function BrandChoices({ brands, chosen, onToggle }: BrandChoicesProps) {
  const texts = useTexts(listingTexts);
  return (
    <FacetGroup
      title={texts.brand}
      choices={brands}
      first={FIRST}
      isChosen={({ value }) => chosen.includes(value)}
    >
      {(shown) => (
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
      )}
    </FacetGroup>
  );
}
