import type { Shipment } from '@jhola/shared/contracts/shipment.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { ownOrderTexts } from '../own-order-texts';
import styles from './OrderShipment.module.css';

/** By whom an order is carried, and where that can be followed. */
export function OrderShipment({ shipment }: { readonly shipment: Shipment }) {
  const texts = useTexts(ownOrderTexts);
  const { carrier, trackingNumber, trackingUrl } = shipment;
  return (
    <p className={styles.shipment}>
      <strong>{texts.carried(carrier)}</strong>
      <span>{texts.tracking(trackingNumber)}</span>
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {texts.trackAtCarrier}
        </a>
      )}
    </p>
  );
}
