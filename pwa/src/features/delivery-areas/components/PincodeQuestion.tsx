import type { DeliveryArea } from '@jhola/shared/contracts/delivery-areas.contract';
import { areaOf } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { formatRupees } from '@jhola/shared/domain/money/money';
import { useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { deliveryAreasTexts } from '../texts';
import styles from './DeliveryAreas.module.css';

/** Says which area a PIN code is in, and what is promised there (docs/product.md#delivery-areas). */
export function PincodeQuestion({ areas }: { readonly areas: readonly DeliveryArea[] }) {
  const texts = useTexts(deliveryAreasTexts);
  const [pincode, setPincode] = useState('');
  const termsWords = ({ promise, charge, freeFrom }: DeliveryArea) => {
    const within = promise.unit === 'minutes' ? texts.withinMinutes : texts.withinDays;
    const cost = charge === undefined ? texts.free : formatRupees(charge);
    const costs = freeFrom === undefined ? cost : texts.freeAbove(cost, formatRupees(freeFrom));
    return `${costs}, ${within(promise.count)}`;
  };
  const answer = () => {
    if (!/^[1-9]\d{5}$/.test(pincode)) return '';
    if (areas.length === 0) return texts.inArea(texts.allIndia, `${texts.free}, ${texts.soon}`);
    const area = areaOf(areas, pincode);
    return area ? texts.inArea(area.name, termsWords(area)) : texts.notServed;
  };
  return (
    <SettingsCard title={texts.askTitle}>
      <TextField
        label={texts.ask}
        hint={texts.askHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={pincode}
        onText={(text) => setPincode(text.replace(/\D/g, '').slice(0, 6))}
      />
      <p role="status" className={styles.answer}>
        {answer()}
      </p>
    </SettingsCard>
  );
}
