import type { DeliveryAreas, District } from '@jhola/shared/contracts/delivery-areas.contract';
import { DELIVERY_AREAS as MAX } from '@jhola/shared/contracts/delivery-areas-limits';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { moved } from '#ui/moved.ts';
import { SettingsForm } from '#ui/settings/SettingsForm.tsx';
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

/** The areas in the order in which they are asked. */
export function AreasForm({ stored, districts, current }: AreasFormProps) {
  const texts = useTexts(deliveryAreasTexts);
  const state = useAreasForm(stored);
  // with nothing to save yet there is one thing to do
  const begun = state.changed || state.list.length > 0;
  return (
    <SettingsForm
      words={texts}
      state={state}
      current={current}
      buttons={
        <>
          {begun && (
            <OnlineSubmit size="large" busy={state.busy} disabled={!state.changed}>
              {texts.save}
            </OnlineSubmit>
          )}
          <Button
            variant={begun ? 'outline' : 'primary'}
            size="large"
            icon="plus"
            disabled={state.list.length >= MAX.areas}
            onClick={state.add}
          >
            {texts.add}
          </Button>
        </>
      }
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
          onChange={(fields) => state.changeItem(area.key, fields)}
          onMove={(number) => state.change((now) => moved(now, index, number - 1))}
          onRemove={() => state.change((now) => now.filter(({ key }) => key !== area.key))}
        />
      ))}
    </SettingsForm>
  );
}
