import type { OrderRecord } from './models/order.model.js';
import { orderSearchParts, searchedOrders } from './order-search.js';

describe('an administrator’s search for orders', () => {
  it.each([
    ['ORD-7K3', '^ORD-7K3', undefined, false],
    [' ord-7k3 ', '^ORD-7K3', undefined, false],
    ['7k3', '^ORD-7K3', undefined, true],
    [' Meera ', '^ORD-MEERA', undefined, true],
    ['my ord-7', '^ORD-MY\\ ORD\\-7', undefined, true],
    ['a.*', '^ORD-A\\.\\*', undefined, true],
    ['2026-27', '^ORD-2026\\-27', '^2026-27', true],
    ['2026-27/0001', '^ORD-2026\\-27\\/0001', '^2026-27/0001', true],
    ['x2026-27/0001', '^ORD-X2026\\-27\\/0001', undefined, true],
    ['2026-27/0001x', '^ORD-2026\\-27\\/0001X', undefined, true],
    ['2026-271', '^ORD-2026\\-271', undefined, true],
  ])(
    'for %j looks for numbers, for invoices, and for people unless it can only be a number',
    (text, number, invoice, forPeople) => {
      const { part, ...patterns } = searchedOrders(text);
      expect(patterns).toEqual({ number, invoice });
      expect(part !== undefined).toBe(forPeople);
    },
  );

  it('finds people by the beginnings of their names and by their numbers, each once', () => {
    const parts = orderSearchParts({
      customer: { name: 'Meera Nair', mobile: '9123456780' },
      deliveryAddress: { name: 'Meera', mobile: '' },
    } as OrderRecord);
    expect(parts).toContain('9123456780');
    expect(parts).not.toContain('');
    expect(new Set(parts).size).toBe(parts.length);
    for (const text of ['meera', 'NAIR', ' nai ']) {
      const { part = '' } = searchedOrders(text);
      expect(parts.some((one) => new RegExp(part).test(one))).toBe(true);
    }
  });
});
