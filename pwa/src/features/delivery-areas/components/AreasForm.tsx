import type { DeliveryAreas, District } from '@jhola/shared/contracts/delivery-areas.contract';
import { DELIVERY_AREAS as MAX } from '@jhola/shared/contracts/delivery-areas-limits';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { useLeaveGuard } from '#ui/history/use-leave-guard.ts';
import { moved } from '#ui/moved.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAreasForm } from '../hooks/use-areas-form';
import { deliveryAreasTexts } from '../texts';
import { AreaCard } from './AreaCard';
import styles from './DeliveryAreas.module.css';

interface AreasFormProps {
  readonly stored: DeliveryAreas;
  readonly districts: readonly District[] | undefined;
  /** The page is on the screen. */
  readonly current: boolean;
}

/** The areas in the order in which they are asked. What was written is not lost without asking. */
export function AreasForm({ stored, districts, current }: AreasFormProps) {
  const texts = useTexts(deliveryAreasTexts);
  const state = useAreasForm(stored);
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
        {state.list.length === 0 && <p className={styles.quiet}>{texts.everywhere}</p>}
        {state.list.map((area, index) => (
          <AreaCard
            key={area.key}
            area={area}
            number={index + 1}
            of={state.list.length}
            districts={districts}
            problemOf={(field) => state.problemOf(area.key, field)}
            onChange={(fields) => state.changeArea(area.key, fields)}
            onMove={(number) => state.change((now) => moved(now, index, number - 1))}
            onRemove={() => state.change((now) => now.filter(({ key }) => key !== area.key))}
          />
        ))}
        <div className={styles.end}>
          <p role="status" className={styles.overtaken}>
            {state.isOvertaken && texts.changedMeanwhile}
          </p>
          <OnlineSubmit size="large" busy={state.busy} disabled={!state.changed}>
            {texts.save}
          </OnlineSubmit>
          <Button
            variant="outline"
            size="large"
            icon="plus"
            disabled={state.list.length >= MAX.areas}
            onClick={state.add}
          >
            {texts.add}
          </Button>
          {state.isOvertaken && (
            <Button variant="quiet" size="large" onClick={state.reset}>
              {texts.showTheirs}
            </Button>
          )}
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
