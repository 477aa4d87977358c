import { expect, it } from 'vitest';
import { readAdjustment } from './adjustment';

it.each([
  ['in', '12', { change: 12 }],
  ['out', ' 12 ', { change: -12 }],
  ['out', '13', { problem: 'too-many' }],
  ['in', '13', { change: 13 }],
  ['in', '1000000', { change: 1_000_000 }],
  ['in', '1000001', { problem: 'pieces' }],
  ['in', '0', { problem: 'pieces' }],
  ['in', '', { problem: 'pieces' }],
  ['out', '-3', { problem: 'pieces' }],
  ['in', '1.5', { problem: 'pieces' }],
  ['in', '1e3', { problem: 'pieces' }],
] as const)('reads %s %j of 12 pieces', (direction, typed, expected) => {
  expect(readAdjustment(direction, typed, 12)).toEqual(expected);
});
