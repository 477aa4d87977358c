import { describe, expect, it } from 'vitest';
import {
  furthestStage,
  isPassed,
  isReached,
  mayBecome,
  mayCancel,
  nextStages,
  ORDER_STAGES,
  orderGroup,
  paymentStatusOf,
} from './order-stages.js';

const history = [{ status: 'PLACED' }, { status: 'SHIPPED' }] as const;

describe('order stages', () => {
  it('lets an admin set only later stages', () => {
    for (const [at, stage] of ORDER_STAGES.entries())
      for (const [wantedAt, wanted] of ORDER_STAGES.entries()) {
        const ended = stage === 'DELIVERED' || stage === 'CANCELLED';
        expect(mayBecome(stage, wanted)).toBe(!ended && wantedAt > at);
      }
  });

  it('offers nothing once an order has ended', () => {
    expect(nextStages('DELIVERED')).toEqual([]);
    expect(nextStages('CANCELLED')).toEqual([]);
  });

  it('makes a delivered order COMPLETED and copies every other stage', () => {
    expect(paymentStatusOf('DELIVERED')).toBe('COMPLETED');
    expect(paymentStatusOf('OUT_FOR_DELIVERY')).toBe('OUT_FOR_DELIVERY');
  });

  it('puts orders into their tabs', () => {
    expect(orderGroup('COMPLETED')).toBe('completed');
    expect(orderGroup('CANCELLED')).toBe('cancelled');
    expect(orderGroup('SHIPPED')).toBe('newPending');
  });

  it('lets a customer cancel only what has not ended', () => {
    expect(mayCancel('PLACED')).toBe(true);
    expect(mayCancel('COMPLETED')).toBe(false);
    expect(mayCancel('CANCELLED')).toBe(false);
  });

  it('highlights reached stages and passed connectors', () => {
    expect(furthestStage(history)).toBe('SHIPPED');
    expect(furthestStage([...history].reverse())).toBe('SHIPPED');
    expect(furthestStage([])).toBe('PLACED');
    expect(isReached('SHIPPED', history)).toBe(true);
    expect(isReached('CONFIRMED', history)).toBe(false);
    expect(isPassed('CONFIRMED', history)).toBe(true);
    expect(isPassed('SHIPPED', history)).toBe(false);
  });
});
