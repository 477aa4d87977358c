import type { ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { minIsAboveMax } from '@jhola/shared/domain/filters/filters-in-query';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

interface NoProductsProps {
  readonly filters: ProductFilters;
  /** Missing when no filter is on. */
  readonly onClear: (() => void) | undefined;
}

/** The empty state of a list, No products found, and why: an empty category, or filters that leave nothing. */
export function NoProducts({ filters, onClear }: NoProductsProps) {
  const texts = useTexts(listingTexts);
  const hint = minIsAboveMax(filters) ? texts.minAboveMax : texts.noneHint;
  return (
    <EmptyState
      picture={<Icon name="search" size={64} />}
      title={texts.none}
      text={onClear && hint}
      action={
        onClear && (
          <Button variant="outline" onClick={onClear}>
            {texts.clear}
          </Button>
        )
      }
    />
  );
}
