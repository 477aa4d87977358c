import { ListingFilterFields } from '#features/catalogue/components/ListingFilterFields.tsx';
import { ListingSort } from '#features/catalogue/components/ListingSort.tsx';
import { queryOfFilters } from '#features/catalogue/rules/listing-filters.ts';
import { listingTexts } from '#features/catalogue/texts/listing.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './Listing.module.css';
import type { FiltersInAddress } from './use-listing-filters';

interface ListingDrawerProps extends FiltersInAddress {
  readonly open: boolean;
  /** How many products the filters let through; `undefined` while that is not known. */
  readonly found: number | undefined;
  readonly onClose: () => void;
}

/**
 * The filters on a narrow screen: a drawer that slides in, with the way to what they have found
 * (docs/product.md#listing-filters).
 */
export function ListingDrawer({ open, found, filters, change, clear, onClose }: ListingDrawerProps) {
  const texts = useTexts(listingTexts);
  return (
    <Dialog
      open={open}
      position="right"
      title={texts.filters}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="outline" disabled={queryOfFilters(filters) === ''} onClick={clear}>
            {texts.clear}
          </Button>
          <Button busy={found === undefined} onClick={onClose}>
            {texts.show(found ?? 0)}
          </Button>
        </div>
      }
    >
      <div className={styles.fields}>
        <ListingSort sort={filters.sort} onChange={change} />
        <ListingFilterFields filters={filters} onChange={change} />
      </div>
    </Dialog>
  );
}
