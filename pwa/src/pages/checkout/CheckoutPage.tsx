import { toRupees } from '@jhola/shared/domain/money/money';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { useOnline } from '../../app/use-online';
import { AddressChoice } from '../../features/addresses/components/AddressChoice';
import { AddressDialog } from '../../features/addresses/components/AddressDialog';
import { useAddresses } from '../../features/addresses/hooks/use-addresses';
import { BillDetails } from '../../features/cart/components/BillDetails';
import { CartEmpty } from '../../features/cart/components/CartEmpty';
import { useCart } from '../../features/cart/hooks/use-cart';
import { ChangedDialog } from '../../features/checkout/components/ChangedDialog';
import { OrderSummary } from '../../features/checkout/components/OrderSummary';
import { usePlaceOrder } from '../../features/checkout/hooks/use-place-order';
import { checkoutTexts as texts } from '../../features/checkout/texts';
import { Button } from '../../ui/button/Button';
import { Loading } from '../../ui/feedback/Loading';
import { TotalBar } from '../../ui/product/TotalBar';
import type { SuccessState } from '../success/SuccessPage';
import styles from './CheckoutPage.module.css';

const billWords = { ...texts, title: texts.billDetails };

/** Where it goes, what it is, what it costs, and the order (section 2, Checkout). */
export function CheckoutPage() {
  const { lines, bill, loading } = useCart(true);
  const { addresses, loading: addressesLoading } = useAddresses();
  const [chosen, setChosen] = useState<string>();
  const [adding, setAdding] = useState(false);
  const online = useOnline();
  const current = usePageIsCurrent();
  const navigate = useNavigate();
  const { busy, change, forgetChange, place } = usePlaceOrder(() =>
    navigate('/success', { replace: true, state: { text: 'Order' } satisfies SuccessState }),
  );

  const total = toRupees(bill.totalPaise);
  const addressId = addresses.some(({ _id }) => _id === chosen) ? chosen : undefined;
  const empty = lines.length === 0 && !busy;

  return (
    <div className={styles.page}>
      <PageHead title={texts.title} noIndex />
      <h1>{texts.title}</h1>
      {loading && <Loading text={texts.loading} />}
      {!loading && empty && <CartEmpty />}
      {!loading && !empty && (
        <div className={styles.columns}>
          <section className={styles.column} aria-labelledby="checkout-address">
            <h2 id="checkout-address">{texts.deliveryAddress}</h2>
            {addressesLoading && <Loading text={texts.loading} />}
            {!addressesLoading && addresses.length === 0 && <p className={styles.quiet}>{texts.noAddress}</p>}
            {addresses.length > 0 && (
              <AddressChoice
                legend={texts.deliveryAddress}
                addresses={addresses}
                chosenId={addressId}
                onChoose={setChosen}
              />
            )}
            <Button look="outline" wide onClick={() => setAdding(true)}>
              {texts.addNewAddress}
            </Button>
          </section>
          <section className={styles.summary} aria-labelledby="checkout-summary">
            <h2 id="checkout-summary">{texts.orderSummary}</h2>
            <OrderSummary lines={lines} />
            <BillDetails bill={bill} words={billWords} />
            <TotalBar
              sticky
              label={texts.grandTotal}
              rupees={total}
              note={online ? undefined : texts.offline}
            >
              <Button
                look="accent"
                size="large"
                wide
                busy={busy}
                disabled={!online}
                onClick={() => place(addressId, total)}
              >
                {busy ? texts.placing : texts.cashOnDelivery}
              </Button>
            </TotalBar>
          </section>
        </div>
      )}
      {current && (
        <>
          <AddressDialog open={adding} onClose={() => setAdding(false)} onSaved={setChosen} />
          <ChangedDialog
            change={change}
            lines={lines}
            total={total}
            onBack={forgetChange}
            onConfirm={() => place(addressId, total)}
          />
        </>
      )}
    </div>
  );
}
