import { OnlineButton } from '../../../../connection/OnlineButton';
import { useTexts } from '../../../../i18n/use-texts';
import { adminOrderTexts } from '../../admin-texts';
import { saveOrders } from '../../commands/admin/save-documents';
import { useCommand } from '../../hooks/admin/use-command';
import { isNarrowed, type OrderFilters } from '../../rules/order-filters';

/** Hands over all orders that fit the filters, all pages of them, as a table for other programs. */
export function ExportOrders({ filters }: { readonly filters: OrderFilters }) {
  const texts = useTexts(adminOrderTexts);
  const { busy, run } = useCommand();
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
