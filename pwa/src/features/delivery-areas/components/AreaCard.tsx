import type { District } from '@jhola/shared/contracts/delivery-areas.contract';
import { DELIVERY_AREAS as MAX } from '@jhola/shared/contracts/delivery-areas-limits';
import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { MovableCard } from '#ui/settings/MovableCard.tsx';
import type { AreaFieldName, AreaFields } from '../rules/area-fields';
import { deliveryAreasTexts } from '../texts';
import styles from './DeliveryAreas.module.css';
import { DistrictsField } from './DistrictsField';

interface AreaCardProps {
  readonly area: AreaFields;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  /** Those that can be added; undefined while they are not known. */
  readonly districts: readonly District[] | undefined;
  readonly problemOf: (field: AreaFieldName) => string | undefined;
  readonly onChange: (fields: Partial<AreaFields>) => void;
  /** Moves it; counted from 1. */
  readonly onMove: (number: number) => void;
  readonly onRemove: () => void;
}

/** One area: where it is, how soon and for how much is delivered there. */
export function AreaCard(props: AreaCardProps) {
  const { area, number, of, districts, problemOf, onChange, onMove, onRemove } = props;
  const texts = useTexts(deliveryAreasTexts);
  const units = (['minutes', 'days'] as const).map((value) => ({ value, label: texts.units[value] }));
  return (
    <MovableCard
      title={area.name.trim() || texts.area(number)}
      number={number}
      of={of}
      words={texts}
      onMove={onMove}
      onRemove={onRemove}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={MAX.name}
        required
        value={area.name}
        error={problemOf('name')}
        onText={(name) => onChange({ name })}
      />
      <TextArea
        label={texts.codes}
        hint={texts.codesHint}
        autoComplete="off"
        spellCheck={false}
        value={area.codes}
        error={problemOf('codes')}
        onText={(codes) => onChange({ codes })}
      />
      <DistrictsField
        districts={area.districts}
        known={districts}
        onChange={(chosen) => onChange({ districts: chosen, codes: area.codes })}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.within}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
          value={area.count}
          error={problemOf('count')}
          onText={(count) => onChange({ count })}
        />
        <Select
          label={texts.unit}
          options={units}
          value={area.unit}
          onChoice={(unit) => onChange({ unit: unit === 'days' ? 'days' : 'minutes' })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={texts.charge}
          hint={texts.chargeHint}
          inputMode="decimal"
          autoComplete="off"
          value={area.charge}
          error={problemOf('charge')}
          onText={(charge) => onChange({ charge })}
        />
        <TextField
          label={texts.freeFrom}
          hint={texts.freeFromHint}
          inputMode="decimal"
          autoComplete="off"
          value={area.freeFrom}
          error={problemOf('freeFrom')}
          onText={(freeFrom) => onChange({ freeFrom })}
        />
      </div>
    </MovableCard>
  );
}
