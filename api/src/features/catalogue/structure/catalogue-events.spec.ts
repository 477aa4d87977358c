import type { EventType } from '#platform/events/event-type.js';
import type { Events } from '#platform/events/events.service.js';
import { onProductsDeleted, productsDeleted } from './catalogue-events.js';

describe('products that were deleted', () => {
  it('are named together, and one by one in what former versions left in the outbox', async () => {
    const handlers = new Map<string, (payload: never) => Promise<void> | void>();
    const on = <Payload>(
      { type }: EventType<Payload>,
      handler: (payload: Payload) => Promise<void> | void,
    ) => {
      handlers.set(type, handler);
    };
    const removed: (readonly string[])[] = [];
    onProductsDeleted({ on } as Events, async (ids) => {
      removed.push(ids);
    });
    const { type, payload } = productsDeleted({ productIds: ['a', 'b'] });
    await handlers.get(type)?.(payload as never);
    await handlers.get('catalogue.product-deleted')?.({ productId: 'c' } as never);
    expect(removed).toEqual([['a', 'b'], ['c']]);
  });
});
