import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import type { OrderRow } from '#data/db/rows.ts';
import { AddressEditor } from '#features/addresses/components/AddressDialog.tsx';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { changeAddress } from '#features/orders/commands/admin/change-address.ts';
import { addressOfOrder } from '#features/orders/rules/address-of-order.ts';
import { useTexts } from '#i18n/use-texts.ts';

/** Sends an order to another address (docs/product.md#order-address). */
export function ChangeAddress({ order }: { readonly order: OrderRow }) {
  const texts = useTexts(adminOrderTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <OnlineButton variant="outline" onClick={() => setOpen(true)}>
        {texts.changeAddress}
      </OnlineButton>
      {open && (
        <AddressEditor
          open
          title={texts.changeAddress}
          address={addressOfOrder(order.delivery_address)}
          onClose={() => setOpen(false)}
          save={async (fields, key) => {
            await changeAddress(order.orderId, fields, key);
            setOpen(false);
            return texts.addressChanged;
          }}
        />
      )}
    </>
  );
}
