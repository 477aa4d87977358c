import { useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { AddressChoice } from '#features/addresses/components/AddressChoice.tsx';
import { AddressDialog } from '#features/addresses/components/AddressDialog.tsx';
import { AddressesLoading } from '#features/addresses/components/AddressesLoading.tsx';
import type { KnownTerms } from '#features/checkout/hooks/use-delivery-terms.ts';
import { checkoutTexts } from '#features/checkout/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import styles from './CheckoutPage.module.css';
import type { Delivery } from './use-delivery-address';

interface DeliveryAddressProps {
  readonly delivery: Delivery;
  readonly isServed: KnownTerms['isServed'];
  /** The page is the one on the screen. */
  readonly current: boolean;
}

/** Delivery Address: the active addresses as radios, and a new one (docs/product.md#checkout). */
export function DeliveryAddress({ delivery, isServed, current }: DeliveryAddressProps) {
  const texts = useTexts(checkoutTexts);
  const [adding, setAdding] = useState(false);
  const { addresses, loading, failed, refetch, chosenId, choose, wanted, sectionRef } = delivery;
  const none = !loading && !failed && addresses.length === 0;
  return (
    <section ref={sectionRef} className={styles.column} aria-labelledby="checkout-address">
      <h2 id="checkout-address">{texts.deliveryAddress}</h2>
      {loading && <AddressesLoading />}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {none && <p className={styles.quiet}>{texts.noAddress}</p>}
      {addresses.length > 0 && (
        <AddressChoice
          legend={texts.deliveryAddress}
          addresses={addresses}
          chosenId={chosenId}
          wanted={wanted}
          onChoose={choose}
          problemOf={(address) => (isServed(address) ? undefined : texts.notDelivered)}
        />
      )}
      <OnlineButton variant="outline" wide aria-describedby="address-offline" onClick={() => setAdding(true)}>
        {texts.addNewAddress}
      </OnlineButton>
      <NeedsConnection id="address-offline" text={texts.addressOffline} />
      {current && <AddressDialog open={adding} onClose={() => setAdding(false)} onSaved={choose} />}
    </section>
  );
}
