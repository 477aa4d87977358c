import type { StockLevel } from '@jhola/shared/contracts/stock.contract';
import { useTexts } from '../../../i18n/use-texts';
import { Dialog } from '../../../ui/overlay/Dialog';
import { stockTexts } from '../texts';
import { AdjustmentList } from './AdjustmentList';

interface HistoryDialogProps {
  /** Whose adjustments are shown; the dialog is open while there is something. */
  readonly level: StockLevel | undefined;
  readonly onClose: () => void;
}

/** Who adjusted the stock of a product or a variant when, and why. */
export function HistoryDialog({ level, onClose }: HistoryDialogProps) {
  const texts = useTexts(stockTexts);
  return (
    <Dialog open={level !== undefined} title={texts.historyTitle} closeLabel={texts.close} onClose={onClose}>
      {level && <AdjustmentList level={level} />}
    </Dialog>
  );
}
