import { MAX_FOUND_PRODUCTS } from '@jhola/shared/contracts/product-limits';
import type { ReactNode } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import type { ProductSelection } from '../hooks/use-selection';
import { productAdminTexts } from '../texts';
import styles from './ProductList.module.css';

interface SelectionBarProps {
  readonly selection: ProductSelection;
  /** The products of the page that is shown. */
  readonly pageIds: readonly string[];
  /** How many products are found on all pages. */
  readonly total: number;
  /** The ids of those. */
  readonly findAll: () => Promise<readonly string[]>;
  /** What can be done with the ticked products. */
  readonly children: ReactNode;
}

/** Says how many products are ticked, and holds what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, pageIds, total, findAll, children } = props;
  const texts = useTexts(productAdminTexts);
  const { busy, run } = useMutation(texts.wentWrong);
  const { ids, choose, clear } = selection;
  return (
    <div className={styles.selection}>
      <div className={styles.selected}>
        <p className={styles.count} role="status">
          {texts.selected(ids.length)}
        </p>
        <IconButton icon="close" label={texts.clearSelection} onClick={clear} />
      </div>
      {total > pageIds.length && ids.length < Math.min(total, MAX_FOUND_PRODUCTS) && (
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          onClick={() => run(async () => choose(await findAll(), true))}
        >
          {total > MAX_FOUND_PRODUCTS
            ? texts.selectFirst(MAX_FOUND_PRODUCTS, total)
            : texts.selectFound(total)}
        </Button>
      )}
      <div className={styles.bulk}>{children}</div>
    </div>
  );
}
