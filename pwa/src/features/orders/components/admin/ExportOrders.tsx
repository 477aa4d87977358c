import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { saveOrders } from '#features/orders/commands/admin/save-documents.ts';
import { isNarrowed, type OrderFilters } from '#features/orders/rules/order-filters.ts';
import { useTexts } from '#i18n/use-texts.ts';

/** Hands over all orders that fit the filters, all pages of them, as a table for other programs. */
export function ExportOrders({ filters }: { readonly filters: OrderFilters }) {
  const texts = useTexts(adminOrderTexts);
  const { busy, run } = useMutation(texts.failed);
  return (
    <OnlineButton
      variant="outline"
      icon="download"
      busy={busy}
      title={isNarrowed(filters) ? texts.exportFound : texts.exportAll}
      onClick={() => run(() => saveOrders(filters))}
    >
      {texts.exportCsv}
    </OnlineButton>
  );
}
