import { expect, it } from 'vitest';
import { bannersOn } from './banners-on.js';

const always = { name: 'always', from: '', to: '' };
const diwali = { name: 'diwali', from: '2026-11-06', to: '2026-11-10' };
const later = { name: 'later', from: '2026-11-10', to: '' };
const until = { name: 'until', from: '', to: '2026-11-05' };
const namesOn = (date: string) => bannersOn([later, always, until, diwali], date).map(({ name }) => name);

it.each([
  ['2026-11-05', ['always', 'until']],
  ['2026-11-06', ['always', 'diwali']],
  ['2026-11-10', ['later', 'always', 'diwali']],
  ['2026-11-11', ['later', 'always']],
])('on %s are %j, in their order', (date, names) => {
  expect(namesOn(date)).toEqual(names);
});
