import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { deleteQuestionPath, questionPaths } from '@jhola/shared/contracts/questions.contract';
import { deleteReviewPhotoPath, reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { someAddress } from '@jhola/test-doubles/builders/customers';
import { aKey, orderOf } from '@jhola/test-doubles/builders/orders';
import { aShopper } from '@jhola/test-doubles/builders/shoppers';
import { must } from '../activity.js';
import { type AuditGround, type Exercises, IMAGE } from './exercise.js';

/** What is done with orders. */
export const orders = (ground: AuditGround): Exercises => ({
  'orders printed, moved, noted, refunded, items cancelled': {
    routes: [
      'POST /api/order/admin/update-status',
      'POST /api/order/update-status',
      'POST /api/order/admin/bulk-status',
      'POST /api/order/admin/note',
      'POST /api/order/admin/shipment',
      'POST /api/order/admin/cancel-items',
      'POST /api/order/admin/address',
      'POST /api/order/admin/print',
    ],
    work: async () => {
      const { product_details: lines } = await orderOf(ground.shop, ground.meera, ground.ids.order);
      const items = lines.map(({ productId }) => ({ productId, quantity: 1 }));
      await must(ground.log.act(adminOrderPaths.cancelItems, { body: { orderId: ground.ids.order, items } }));
      await must(
        ground.log.act(adminOrderPaths.address, {
          body: { orderId: ground.ids.order, address: { ...someAddress, building: '9, Church Street' } },
        }),
      );
      await must(
        ground.log.act(adminOrderPaths.print, {
          body: { orderIds: [ground.ids.order], paper: 'packing-slips' },
        }),
      );
      await must(
        ground.log.act(orderPaths.adminUpdateStatus, {
          body: { orderId: ground.ids.order, status: 'CONFIRMED' },
        }),
      );
      await must(
        ground.log.act(orderPaths.updateStatus, { body: { orderId: ground.ids.order, status: 'SHIPPED' } }),
      );
      await must(
        ground.log.act(adminOrderPaths.note, {
          headers: { 'idempotency-key': aKey() },
          body: { orderId: ground.ids.order, text: 'Rang twice' },
        }),
      );
      await must(
        ground.log.act(adminOrderPaths.shipment, {
          body: { orderId: ground.ids.order, shipment: { carrier: 'Delhivery', trackingNumber: 'DL 1' } },
        }),
      );
      await must(
        ground.log.act(adminOrderPaths.bulkStatus, {
          body: { orderIds: [ground.ids.cardOrder], status: 'CANCELLED' },
        }),
      );
    },
    entries: () => [
      {
        action: 'orders.items-cancelled',
        subject: { type: 'order', id: ground.ids.order },
        after: { text: '1 × Ordered dal (1 kg)' },
      },
      { action: 'orders.address-changed', subject: { type: 'order', id: ground.ids.order } },
      { action: 'files.orders-printed', after: { paper: 'packing-slips', printed: 1 } },
      {
        action: 'orders.moved',
        subject: { type: 'order', id: ground.ids.order },
        before: { stage: 'PLACED' },
        after: { stage: 'CONFIRMED' },
      },
      { action: 'orders.moved', before: { stage: 'CONFIRMED' }, after: { stage: 'SHIPPED' } },
      { action: 'orders.note-added', subject: { id: ground.ids.order } },
      {
        action: 'orders.shipment-set',
        subject: { type: 'order', id: ground.ids.order },
        after: { carrier: 'Delhivery', trackingNumber: 'DL 1' },
      },
      { action: 'orders.moved', subject: { id: ground.ids.cardOrder }, after: { stage: 'CANCELLED' } },
      {
        action: 'orders.refund-asked',
        subject: { id: ground.ids.cardOrder },
        before: { payment: 'PAID' },
        after: { payment: 'REFUNDING' },
      },
    ],
  },
});

/** What shoppers say, and what is answered. */
export const voices = (ground: AuditGround): Exercises => ({
  'a photo of a review removed': {
    routes: ['DELETE /api/review/delete/{reviewId}/photo'],
    work: () =>
      must(
        ground.log.act(deleteReviewPhotoPath(ground.ids.review), {
          method: 'DELETE',
          body: { photo: IMAGE },
        }),
      ),
    entries: () => [
      {
        action: 'reviews.photo-removed',
        subject: { type: 'review', id: ground.ids.review },
        before: { image: [IMAGE] },
      },
    ],
  },
  'a question answered, and deleted': {
    routes: ['POST /api/question/admin/answer', 'DELETE /api/question/admin/delete/{questionId}'],
    work: async () => {
      const body = { questionId: ground.ids.question, answer: 'None at all.' };
      await must(ground.log.act(questionPaths.answer, { body }));
      await must(ground.log.act(deleteQuestionPath(ground.ids.question), { method: 'DELETE' }));
    },
    entries: () => [
      {
        action: 'questions.answered',
        subject: { type: 'question', id: ground.ids.question },
        after: { answer: 'None at all.' },
      },
      {
        action: 'questions.deleted',
        subject: { type: 'question', id: ground.ids.question },
        before: { question: 'Are there stones in it?', answer: 'None at all.', author: ground.meera.userId },
      },
    ],
  },
  'a review deleted': {
    routes: ['DELETE /api/review/delete/{reviewId}'],
    work: () =>
      must(ground.log.act(reviewPaths.delete.replace(':reviewId', ground.ids.review), { method: 'DELETE' })),
    entries: () => [
      {
        action: 'reviews.deleted',
        subject: { type: 'review', id: ground.ids.review },
        before: { rating: 1, comment: 'Stones in it', author: ground.meera.userId },
      },
    ],
  },
});

/** What is done to accounts. */
export const people = (ground: AuditGround): Exercises => ({
  'a person blocked, and made an administrator': {
    routes: ['POST /api/user/admin/customers/status', 'POST /api/user/admin/customers/role'],
    work: async () => {
      const { userId } = await aShopper(ground.shop, 'Ravi Kumar');
      ground.ids.other = userId;
      await must(ground.log.act(customerPaths.setStatus, { body: { userId, status: 'Blocked' } }));
      await must(ground.log.act(customerPaths.setStatus, { body: { userId, status: 'Active' } }));
      await must(ground.log.act(customerPaths.setRole, { body: { userId, role: 'ADMIN' } }));
    },
    entries: () => [
      {
        action: 'people.status-changed',
        subject: { type: 'user', id: ground.ids.other, name: 'Ravi Kumar' },
        before: { status: 'Active' },
        after: { status: 'Blocked' },
      },
      { action: 'people.status-changed', before: { status: 'Blocked' }, after: { status: 'Active' } },
      { action: 'people.role-changed', before: { role: 'USER' }, after: { role: 'ADMIN' } },
    ],
  },
});
