import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { useLeaveGuard } from '#ui/history/use-leave-guard.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useShopForm } from '../hooks/use-shop-form';
import { shopSettingsTexts } from '../texts';
import { ShopFormFields } from './ShopFormFields';
import styles from './ShopSettings.module.css';

interface ShopSettingsFormProps {
  readonly shop: ShopSettings;
  /** The page is on the screen. */
  readonly current: boolean;
}

/** The form of the shop's settings. What was written is not lost without asking. */
export function ShopSettingsForm({ shop, current }: ShopSettingsFormProps) {
  const texts = useTexts(shopSettingsTexts);
  const state = useShopForm(shop);
  const guard = useLeaveGuard(current && state.changed);
  return (
    <>
      <form
        ref={state.form}
        className={styles.form}
        aria-label={texts.title}
        noValidate
        inert={state.busy}
        onSubmit={state.onSubmit}
      >
        <ShopFormFields state={state} />
        <div className={styles.end}>
          <p role="status" className={styles.overtaken}>
            {state.isOvertaken && texts.changedMeanwhile}
          </p>
          <OnlineSubmit size="large" busy={state.busy} disabled={!state.changed}>
            {texts.save}
          </OnlineSubmit>
        </div>
      </form>
      <ConfirmDialog
        open={guard.asking}
        title={texts.unsavedTitle}
        question={texts.unsavedQuestion}
        cancelLabel={texts.keepEditing}
        confirmLabel={texts.leave}
        closeLabel={texts.close}
        onCancel={guard.stay}
        onConfirm={() => {
          state.reset();
          guard.leave();
        }}
      />
    </>
  );
}
