import type { OrderPaper } from '@jhola/shared/contracts/admin-orders.contract';
import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { savePapers } from '#features/orders/commands/admin/save-documents.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import notMovedStyles from './NotMovedDialog.module.css';
import styles from './PrintOrders.module.css';

const icons = { 'packing-slips': 'box', invoices: 'receipt' } as const satisfies Record<OrderPaper, string>;

/** Prints the packing slips or invoices of these orders as one PDF; those without one are listed by number. */
export function PrintOrders({ orderIds }: { readonly orderIds: readonly string[] }) {
  const texts = useTexts(adminOrderTexts);
  const [printing, setPrinting] = useState<OrderPaper>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const { busy, run } = useMutation(texts.failed);
  const print = (paper: OrderPaper) => {
    setPrinting(paper);
    return run(async () => setLeftOut(await savePapers(orderIds, paper)));
  };
  return (
    <div className={styles.print}>
      {(['packing-slips', 'invoices'] as const).map((paper) => (
        <OnlineButton
          key={paper}
          variant="outline"
          icon={icons[paper]}
          busy={busy && printing === paper}
          disabled={orderIds.length === 0 || busy}
          onClick={() => print(paper)}
        >
          {texts.papers[paper]}
        </OnlineButton>
      ))}
      <Dialog
        open={leftOut.length > 0}
        title={texts.notAllPrinted}
        closeLabel={texts.close}
        onClose={() => setLeftOut([])}
      >
        <div className={notMovedStyles.outcome}>
          <p>{texts.notPrinted(leftOut.length)}</p>
          <ul className={notMovedStyles.orders}>
            {leftOut.map((orderId) => (
              <li key={orderId}>
                <strong>{orderId}</strong>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </div>
  );
}
