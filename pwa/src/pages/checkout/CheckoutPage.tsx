import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { useOnline } from '../../connection/use-online';
import { BillDetails } from '../../features/cart/components/BillDetails';
import { CartEmpty } from '../../features/cart/components/CartEmpty';
import { useCart } from '../../features/cart/hooks/use-cart';
import { ChangedDialog } from '../../features/checkout/components/ChangedDialog';
import { CheckoutLoading } from '../../features/checkout/components/CheckoutLoading';
import { OrderSummary } from '../../features/checkout/components/OrderSummary';
import { Promises } from '../../features/checkout/components/Promises';
import { usePlaceOrder } from '../../features/checkout/hooks/use-place-order';
import { checkoutTexts } from '../../features/checkout/texts';
import { useTexts } from '../../language/use-texts';
import { Button } from '../../ui/button/Button';
import { Failure } from '../../ui/feedback/Failure';
import { TotalBar } from '../../ui/product/TotalBar';
import type { SuccessState } from '../success/SuccessPage';
import styles from './CheckoutPage.module.css';
import { DeliveryAddress } from './DeliveryAddress';
import { useDeliveryAddress } from './use-delivery-address';

/** Where it goes, what it is, what it costs, and the order (section 2, Checkout). */
export function CheckoutPage() {
  const texts = useTexts(checkoutTexts);
  const { lines, bill, loading, failed, again } = useCart(true);
  const delivery = useDeliveryAddress();
  const online = useOnline();
  const current = usePageIsCurrent();
  const navigate = useNavigate();
  const { busy, change, forgetChange, place } = usePlaceOrder(
    () => navigate('/success', { replace: true, state: { text: 'Order' } satisfies SuccessState }),
    delivery.askForOne,
  );

  const total = toRupees(bill.totalPaise);
  const order = () => place(delivery.chosenId, total);
  const empty = lines.length === 0 && !busy;
  const ready = !loading && !failed;

  return (
    <div className={styles.page}>
      <PageHead title={texts.title} noIndex />
      <h1>{texts.title}</h1>
      {loading && <CheckoutLoading />}
      {failed && <Failure title={texts.failed} retry={texts.retry} onRetry={again} />}
      {ready && empty && <CartEmpty />}
      {ready && !empty && (
        <div className={styles.columns}>
          <DeliveryAddress delivery={delivery} current={current} />
          <section className={styles.summary} aria-labelledby="checkout-summary">
            <h2 id="checkout-summary">{texts.orderSummary}</h2>
            <OrderSummary lines={lines} />
            <BillDetails bill={bill} words={{ ...texts, title: texts.billDetails }} />
            {bill.savingsPaise > 0 && (
              <p className={styles.savings}>{texts.youSave(formatRupees(toRupees(bill.savingsPaise)))}</p>
            )}
            <Promises />
            <TotalBar
              sticky
              label={texts.grandTotal}
              rupees={total}
              note={online ? undefined : texts.offline}
            >
              <Button look="accent" size="large" wide busy={busy} disabled={!online} onClick={order}>
                {busy ? texts.placing : texts.cashOnDelivery}
              </Button>
            </TotalBar>
          </section>
        </div>
      )}
      {current && (
        <ChangedDialog change={change} lines={lines} total={total} onBack={forgetChange} onConfirm={order} />
      )}
    </div>
  );
}
