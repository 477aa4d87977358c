import { expect, it } from 'vitest';
import { aDeliveryArea } from '#test-data/a-delivery-area.ts';
import { type AreaFields, emptyArea, fieldsOf, readAreas } from './area-fields';

const city = aDeliveryArea({
  codes: ['560001', '560010-560099'],
  districts: [{ district: 'Mysuru', state: 'Karnataka' }],
  promise: { unit: 'days', count: 2 },
  charge: 40.5,
  freeFrom: 499,
});
const { districtCodes: _, ...request } = city;
const [fields = emptyArea('none')] = fieldsOf([city]);
const wrong = (change: Partial<AreaFields>) => {
  const read = readAreas([{ ...fields, ...change }]);
  return 'wrong' in read ? read.wrong : {};
};

it('are the areas, and become them again', () => {
  expect(fields).toMatchObject({ codes: '560001, 560010-560099', count: '2', charge: '40.5' });
  expect(readAreas([fields])).toEqual({ areas: [request] });
});

it('take PIN codes as they are pasted', () => {
  expect(readAreas([{ ...fields, codes: ' 560001;560010 - 560099\n11* ,' }])).toMatchObject({
    areas: [{ codes: ['560001', '560010-560099', '11*'] }],
  });
});

it('are free where no charge is written, or none of anything', () => {
  const read = readAreas([{ ...fields, charge: '0', freeFrom: '' }]);
  expect('areas' in read && read.areas.map(({ charge, freeFrom }) => [charge, freeFrom])).toEqual([
    [undefined, undefined],
  ]);
});

it.each<[Partial<AreaFields>, string, object]>([
  [{ name: ' ' }, 'name', { problem: 'name' }],
  [{ codes: '560001, Indiranagar' }, 'codes', { problem: 'badCode', entry: 'Indiranagar' }],
  [{ codes: '560099-560001' }, 'codes', { problem: 'badCode', entry: '560099-560001' }],
  [{ codes: '5600*, 560001' }, 'codes', { problem: 'repeatedCode', entry: '560001' }],
  [{ codes: '', districts: [] }, 'codes', { problem: 'nowhere' }],
  [
    { codes: Array.from({ length: 501 }, (_, at) => 600_001 + at).join() },
    'codes',
    { problem: 'tooManyCodes' },
  ],
  [{ count: 'soon' }, 'count', { problem: 'count' }],
  [{ count: '' }, 'count', { problem: 'count' }],
  [{ count: '61' }, 'count', { problem: 'count' }],
  [{ charge: 'forty' }, 'charge', { problem: 'charge' }],
  [{ charge: '' }, 'freeFrom', { problem: 'freeFrom' }],
])('with %j name the field %s', (change, field, problem) => {
  expect(wrong(change)).toEqual({ [`${fields.key}.${field}`]: problem });
});

it('name the second of two areas that are called the same', () => {
  const read = readAreas([fields, { ...fields, key: 'second', name: 'city', codes: '*' }]);
  expect(read).toEqual({ wrong: { 'second.name': { problem: 'repeatedName' } } });
});
