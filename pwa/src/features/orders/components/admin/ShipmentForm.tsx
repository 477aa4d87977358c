import { Shipment } from '@jhola/shared/contracts/shipment.contract';
import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { isShipped } from '@jhola/shared/domain/orders/shipments';
import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import type { OrderRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { saveShipment } from '#features/orders/commands/admin/save-shipment.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import styles from './AdminOrder.module.css';
import formStyles from './NoteForm.module.css';

type Problem = keyof typeof adminOrderTexts.shipmentProblems;
const problems: readonly Problem[] = ['carrier', 'trackingNumber', 'trackingUrl'];

/** Names the carrier of an order; one that has not left the shop is marked as shipped with it. */
export function ShipmentForm({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(adminOrderTexts);
  const { busy, run } = useMutation(texts.failed);
  const [fields, setFields] = useState({
    carrier: order.shipment?.carrier ?? '',
    trackingNumber: order.shipment?.trackingNumber ?? '',
    trackingUrl: order.shipment?.trackingUrl ?? '',
  });
  const [wrong, setWrong] = useState<readonly Problem[]>([]);
  const shipped = isShipped(furthestStage(order.statusHistory));
  const { carrier, trackingNumber, trackingUrl } = fields;
  const change = (some: Partial<typeof fields>) => {
    setFields({ ...fields, ...some });
    setWrong(wrong.filter((field) => !(field in some)));
  };
  const problemOf = (field: Problem) => (wrong.includes(field) ? texts.shipmentProblems[field] : undefined);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const read = Shipment.safeParse({ ...fields, trackingUrl: trackingUrl.trim() || undefined });
    if (!read.success) {
      setWrong(problems.filter((field) => read.error.issues.some(({ path }) => path[0] === field)));
      return;
    }
    setWrong([]);
    await run(async () => {
      await saveShipment(order.orderId, read.data, shipped);
      return texts.shipmentSaved;
    });
  };

  return (
    <Card labelledBy="order-shipment" className={styles.part}>
      <h2 id="order-shipment">{texts.shipment}</h2>
      <p className={styles.quiet}>{shipped ? texts.shipmentHint : texts.shipHint}</p>
      <form className={formStyles.fields} noValidate onSubmit={onSubmit}>
        <TextField
          label={texts.carrier}
          name="carrier"
          autoComplete="off"
          maxLength={60}
          error={problemOf('carrier')}
          value={carrier}
          onText={(text) => change({ carrier: text })}
        />
        <TextField
          label={texts.trackingNumber}
          name="tracking-number"
          autoComplete="off"
          maxLength={60}
          error={problemOf('trackingNumber')}
          value={trackingNumber}
          onText={(text) => change({ trackingNumber: text })}
        />
        <TextField
          label={texts.trackingUrl}
          name="tracking-url"
          type="url"
          autoComplete="off"
          maxLength={500}
          hint={texts.trackingUrlHint}
          error={problemOf('trackingUrl')}
          value={trackingUrl}
          onText={(text) => change({ trackingUrl: text })}
        />
        <OnlineSubmit variant="outline" busy={busy}>
          {shipped ? texts.saveShipment : texts.shipWith}
        </OnlineSubmit>
      </form>
    </Card>
  );
}
