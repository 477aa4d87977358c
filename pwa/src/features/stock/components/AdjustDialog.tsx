import type { StockLevel } from '@jhola/shared/contracts/stock.contract';
import { useId } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { stockTexts } from '../texts';
import { AdjustForm } from './AdjustForm';

interface AdjustDialogProps {
  /** What is adjusted; the dialog is open while there is something. */
  readonly level: StockLevel | undefined;
  readonly onClose: () => void;
  /** Called with the entry as it stands afterwards. */
  readonly onAdjusted: (level: StockLevel) => void;
}

/** Puts pieces into stock or takes them out, with a reason. */
export function AdjustDialog({ level, onClose, onAdjusted }: AdjustDialogProps) {
  const texts = useTexts(stockTexts);
  const formId = useId();
  const saving = useMutation(texts.wentWrong);
  return (
    <Dialog
      open={level !== undefined}
      title={texts.adjustTitle}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <OnlineSubmit form={formId} size="large" wide busy={saving.busy}>
          {texts.save}
        </OnlineSubmit>
      }
    >
      {level && (
        <AdjustForm
          formId={formId}
          level={level}
          saving={saving}
          onAdjusted={(adjusted) => {
            onAdjusted(adjusted);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
