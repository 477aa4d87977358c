import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import { ownOrderPath } from '@jhola/shared/domain/slugs/paths';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { usePromiseWords } from '#data/queries/use-delivery.ts';
import { BillDetails } from '#features/cart/components/BillDetails.tsx';
import { CartEmpty } from '#features/cart/components/CartEmpty.tsx';
import { ChooseOption } from '#features/cart/components/ChooseOption.tsx';
import { ChangedDialog } from '#features/checkout/components/ChangedDialog.tsx';
import { CheckoutBar } from '#features/checkout/components/CheckoutBar.tsx';
import { CheckoutLoading } from '#features/checkout/components/CheckoutLoading.tsx';
import { OrderSummary } from '#features/checkout/components/OrderSummary.tsx';
import { Promises } from '#features/checkout/components/Promises.tsx';
import { checkoutTexts } from '#features/checkout/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import type { SuccessState } from '../success/SuccessPage';
import { CheckoutNotices } from './CheckoutNotices';
import styles from './CheckoutPage.module.css';
import { DeliveryAddress } from './DeliveryAddress';
import { useCheckout } from './use-checkout';

/** Where it goes, what it is, what it costs, and the order (docs/product.md#checkout). */
export function CheckoutPage() {
  const texts = useTexts(checkoutTexts);
  const current = usePageIsCurrent();
  const navigate = useNavigate();
  const checkout = useCheckout(({ orderId, payment }) =>
    // One by card is found here only when its answer was lost, so that it is not paid.
    payment.method === 'CARD'
      ? navigate(ownOrderPath(orderId), { replace: true })
      : navigate(`/success?orderId=${orderId}`, {
          replace: true,
          state: { text: 'Order' } satisfies SuccessState,
        }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    cart,
    bill,
    terms,
    total,
    delivery,
    placing,
    hindrance,
    unchosen,
    minimum,
    card,
    order,
    prepare,
    prepared,
    drop,
  } = checkout;
  const { lines, failed } = cart;
  const promiseWords = usePromiseWords();
  const promise = terms.promise && promiseWords(terms.promise);
  const byAddress = hindrance === 'unserved' ? texts.notDelivered : texts.byAddress;
  const loading = cart.loading || (!failed && card === undefined);

  const empty = lines.length === 0 && !placing.busy;
  const ready = !loading && !failed && card !== undefined;

  // The button that was pressed is gone with its notice.
  const onGone = () => heading.current?.focus();
  const onDrop = () => {
    drop();
    onGone();
  };

  return (
    <div className={styles.page}>
      <PageHead title={texts.title} noIndex />
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <CheckoutNotices checkout={checkout} onDrop={onDrop} onGone={onGone} />
      {loading && <CheckoutLoading />}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={cart.refetch} />}
      {ready && empty && <CartEmpty />}
      {ready && !empty && (
        <div className={styles.columns}>
          <DeliveryAddress delivery={delivery} isServed={terms.isServed} current={current} />
          <section className={styles.summary} aria-labelledby="checkout-summary">
            <h2 id="checkout-summary">{texts.orderSummary}</h2>
            <OrderSummary lines={lines} chooseOf={(line) => <ChooseOption line={line} />} />
            <BillDetails
              bill={bill}
              delivery={terms.cost}
              words={{ ...texts, byAddress, title: texts.billDetails }}
            />
            {bill.savingsPaise > 0 && (
              <p className={styles.savings}>{texts.youSave(formatRupees(toRupees(bill.savingsPaise)))}</p>
            )}
            <Promises delivery={terms.isUsual ? texts.freeDelivery : promise} />
            <CheckoutBar
              total={total}
              busy={placing.busy}
              hindrance={hindrance}
              unchosen={unchosen}
              minimum={minimum}
              card={card}
              onPlace={order}
              onPrepare={prepare}
              anew={prepared !== undefined}
            />
          </section>
        </div>
      )}
      {current && (
        <ChangedDialog
          change={placing.change}
          lines={lines}
          total={total}
          onBack={placing.forgetChange}
          onConfirm={() => placing.change && order(placing.change.way)}
        />
      )}
    </div>
  );
}
