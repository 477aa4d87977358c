import type { Order, OrderStage } from '@jhola/shared/contracts/orders.contract';
import { paymentStatusOf } from '@jhola/shared/domain/orders/order-stages';

let made = 0;

/**
 * An order for a test: what the test does not name is believable.
 * @param stages its history, the last one being where it stands
 */
export function anOrder(stages: readonly OrderStage[] = ['PLACED'], named: Partial<Order> = {}): Order {
  made += 1;
  return {
    orderId: `ORD-${String(made).padStart(8, '0')}`,
    createdAt: '2026-01-10T12:00:00.000Z',
    payment_status: paymentStatusOf(stages.at(-1) ?? 'PLACED'),
    payment: { method: 'COD', state: 'DUE' },
    totalAmt: 338,
    userId: { _id: 'a'.repeat(24), name: 'Asha Rao', mobile: '9876543210' },
    delivery_address: {
      name: 'Asha Rao',
      building: '12 Lotus Apartments',
      street: 'MG Road',
      city: 'Bengaluru',
      district: 'Bengaluru Urban',
      state: 'Karnataka',
      country: 'India',
      postalCode: '560001',
      mobile: '9876543210',
      address: '12 Lotus Apartments, MG Road, Bengaluru, Bengaluru Urban, Karnataka, India - 560001',
    },
    product_details: [
      {
        productId: 'b'.repeat(24),
        name: 'Toor Dal',
        image: ['/images/demo/dal-320.webp'],
        unit: '1 kg',
        price: 199,
        discount: 15,
        quantity: 2,
        subTotalAmt: 338,
      },
    ],
    statusHistory: stages.map((status) => ({ status, updatedAt: '2026-01-10T12:00:00.000Z' })),
    quantity: 2,
    ...named,
  };
}
