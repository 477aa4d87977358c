import { formatTotal } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import type { OrderRow } from '#data/db/rows.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import type { AdminOrderProvider } from '#features/orders/hooks/admin/use-admin-order.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './AdminOrder.module.css';

interface OrderMoneyProps {
  readonly order: OrderRow;
  /** What the card provider calls the payment; missing while that is not known, or where there is none. */
  readonly provider: AdminOrderProvider | undefined;
}

/** How an order is paid, what has become of the money, and what needs a look. */
export function OrderMoney({ order: { payment }, provider }: OrderMoneyProps) {
  const texts = useTexts(adminOrderTexts);
  const language = useLanguage();
  const { method, state, payBefore, flag } = payment;
  const names = [
    [texts.sessionId, provider?.sessionId],
    [texts.paymentId, provider?.paymentId],
    [texts.refundId, provider?.refundId],
  ] as const;
  return (
    <Card labelledBy="order-money" className={styles.part}>
      <h2 id="order-money">{texts.payment}</h2>
      {flag && (
        <p className={styles.flag}>
          <Icon name="alert" size={20} />
          {texts.flags[flag]}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={texts.method}>{texts.methods[method]}</Fact>
        <Fact name={texts.state}>{texts.states[state]}</Fact>
        {state === 'PENDING' && payBefore && (
          <Fact name={texts.payBefore}>{formatMoment(Date.parse(payBefore), language)}</Fact>
        )}
        {Object.entries(provider?.parts ?? []).map(([number, { rupees, isDone }]) => (
          <Fact key={number} name={texts.partRefund}>
            {formatTotal(rupees)} · {isDone ? texts.states.REFUNDED : texts.states.REFUNDING}
          </Fact>
        ))}
        {names.map(
          ([name, value]) =>
            value && (
              <Fact key={name} name={name}>
                <code>{value}</code>
              </Fact>
            ),
        )}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
