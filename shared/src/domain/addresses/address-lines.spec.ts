import { expect, it } from 'vitest';
import type { DeliveryAddress } from '../../contracts/orders.contract.js';
import { addressInOneLine, addressLines } from './address-lines.js';

const jaipur: DeliveryAddress = {
  name: 'Asha Verma',
  mobile: '9876543210',
  building: 'B-7',
  street: 'MI Road',
  city: 'Jaipur',
  district: 'Jaipur',
  state: 'Rajasthan',
  country: 'India',
  postalCode: '302001',
  address: '',
};

it.each([
  ['a city in the district of its name', {}, 'B-7, MI Road, Jaipur, Rajasthan, India - 302001'],
  ['in other letters', { district: ' JAIPUR ' }, 'B-7, MI Road, Jaipur, Rajasthan, India - 302001'],
  [
    'a city in another district',
    { city: 'Bengaluru', district: 'Bengaluru Urban', state: 'Karnataka' },
    'B-7, MI Road, Bengaluru, Bengaluru Urban, Karnataka, India - 302001',
  ],
  [
    'a district that is a state',
    { city: 'Daryaganj', district: 'Delhi', state: 'Delhi' },
    'B-7, MI Road, Daryaganj, Delhi, India - 302001',
  ],
  [
    'a city that is all three',
    { city: 'Chandigarh', district: 'Chandigarh', state: 'Chandigarh' },
    'B-7, MI Road, Chandigarh, India - 302001',
  ],
  ['no district', { district: '' }, 'B-7, MI Road, Jaipur, Rajasthan, India - 302001'],
  ['a street of the city’s name', { street: 'Jaipur' }, 'B-7, Jaipur, Jaipur, Rajasthan, India - 302001'],
])('writes %s in one line', (_, changed, line) => {
  expect(addressInOneLine({ ...jaipur, ...changed })).toBe(line);
});

it('writes nothing of an address that is gone', () => {
  const gone = Object.fromEntries(Object.keys(jaipur).map((key) => [key, ''])) as DeliveryAddress;
  expect(addressInOneLine(gone)).toBe('');
  expect(addressLines({ ...gone, name: 'Former customer' })).toEqual(['Former customer']);
});

it('writes the lines of an envelope', () => {
  expect(addressLines(jaipur)).toEqual([
    'Asha Verma',
    'B-7',
    'MI Road',
    'Jaipur',
    'Rajasthan 302001',
    'India',
    'Phone 9876543210',
  ]);
  expect(addressLines({ ...jaipur, city: 'Bengaluru', district: 'Bengaluru Urban' })).toContain(
    'Bengaluru, Bengaluru Urban',
  );
  const [, , , ...chandigarh] = addressLines({
    ...jaipur,
    city: 'Chandigarh',
    district: 'Chandigarh',
    state: 'Chandigarh',
  });
  expect(chandigarh[0]).toBe('Chandigarh 302001');
});
