import type { Order, PaymentState } from '@jhola/shared/contracts/orders.contract';
import { formatTotal } from '@jhola/shared/domain/money/money';
import { ownOrderPath } from '@jhola/shared/domain/slugs/paths';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import type { OrderRow } from '#data/db/rows.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { PayNow } from '#features/orders/components/PayNow.tsx';
import { useCartAfterPayment } from '#features/orders/hooks/use-cart-after-payment.ts';
import { useOrder } from '#features/orders/hooks/use-order.ts';
import { usePaymentWait } from '#features/orders/hooks/use-payment-wait.ts';
import { paymentTexts } from '#features/orders/payment-texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { OrderFacts } from './OrderFacts';
import { OrderLookup } from './OrderLookup';
import { OrderNotFound } from './OrderNotFound';
import { SignInFirst } from './SignInFirst';
import { Succeeded } from './Succeeded';
import { successTexts } from './texts';

interface PaymentOutcomeProps {
  readonly orderId: string;
  /** What went well just now, by the answer that led here: said until the order itself is there. */
  readonly succeeded: string | undefined;
}

/** What has become of an order and its payment, as the shop knows it; it changes by itself. */
export function PaymentOutcome({ orderId, succeeded }: PaymentOutcomeProps) {
  const texts = useTexts(successTexts);
  const { signedIn } = useSession();
  const current = usePageIsCurrent();
  const { order, state, refetch } = useOrder(signedIn ? orderId : undefined);
  const long = usePaymentWait(orderId, current && order?.payment.state === 'PENDING');
  useCartAfterPayment(order?.payment.state === 'PAID');

  if (!signedIn) return <SignInFirst />;
  if (succeeded !== undefined && !order && state !== 'missing')
    return <Succeeded text={succeeded} orderId={orderId} />;
  if (state === 'loading') return <OrderLookup text={texts.loading} />;
  if (state === 'failed')
    return (
      <>
        <PageHead title={texts.unreachable} noIndex />
        <CouldNotLoad title={texts.unreachable} retry={texts.retry} onRetry={refetch} />
      </>
    );
  return order ? <Known order={order} long={long} /> : <OrderNotFound named />;
}

const signs: Readonly<Record<Outcome, 'check' | 'close' | 'refresh' | undefined>> = {
  waiting: undefined,
  paid: 'check',
  placed: 'check',
  failed: 'close',
  cancelled: 'close',
  refund: 'refresh',
};
const tones = {
  waiting: 'waiting',
  paid: 'success',
  placed: 'success',
  failed: 'danger',
  cancelled: 'danger',
  refund: 'waiting',
} as const satisfies Record<Outcome, string>;

function Known({ order, long }: { readonly order: OrderRow; readonly long: boolean }) {
  const texts = useTexts(successTexts);
  const money = useTexts(paymentTexts);
  const { orderId } = order;
  const total = formatTotal(order.totalAmt);
  const outcome = outcomeOf(order);
  const titles: Readonly<Record<Outcome, string>> = {
    waiting: texts.waiting,
    paid: texts.done(texts.payment),
    placed: texts.done(texts.order),
    failed: texts.failed,
    cancelled: texts.cancelled(orderId),
    refund: texts.refund,
  };
  const explained: Readonly<Record<Outcome, string>> = {
    waiting: texts.waitingText(orderId),
    paid: `${money.paid(total)} ${texts.thanks}`,
    placed: texts.thanks,
    failed: money.failed,
    cancelled: money.nothing,
    refund: order.payment.state === 'REFUNDED' ? money.refunded(total) : money.refunding(total),
  };
  const sign = signs[outcome];
  const title = titles[outcome];
  const lost = outcome === 'failed' || outcome === 'cancelled';
  const stands = (outcome === 'paid' || outcome === 'placed') && order.payment_status !== 'CANCELLED';
  return (
    <div aria-live="polite">
      <PageHead title={title} noIndex />
      <OutcomeCard
        tone={tones[outcome]}
        sign={sign ? <Icon name={sign} size={44} /> : <Spinner size={44} />}
        title={title}
      >
        <p>{explained[outcome]}</p>
        {stands && <OrderFacts order={order} />}
        {long && (
          <>
            <p>{texts.long}</p>
            <p>{texts.notPaid}</p>
            <PayNow order={order} />
          </>
        )}
        <Button to={ownOrderPath(orderId)} variant={lost ? 'outline' : 'primary'}>
          {stands ? texts.track : texts.seeOrder}
        </Button>
        {lost && <Button to="/cart">{texts.viewCart}</Button>}
        <Button to="/" variant="outline">
          {texts.goHome}
        </Button>
      </OutcomeCard>
    </div>
  );
}

/** What an order has led to. */
type Outcome = 'waiting' | 'paid' | 'placed' | 'failed' | 'cancelled' | 'refund';

const outcomes: Readonly<Record<PaymentState, Outcome>> = {
  DUE: 'placed',
  PENDING: 'waiting',
  PAID: 'paid',
  FAILED: 'failed',
  VOID: 'cancelled',
  REFUNDING: 'refund',
  REFUNDED: 'refund',
};

/** What an order has led to, by what has become of its money. */
const outcomeOf = ({ payment }: Pick<Order, 'payment'>): Outcome => outcomes[payment.state];
