import { expect, it } from 'vitest';
import { emptyAddress } from '../address-fields';
import { commonState, locationInFields } from './location-in-fields';

const jaipur = { district: 'Jaipur', state: 'Rajasthan' };
const pune = { district: 'Pune', state: 'Maharashtra' };

it('fills what is empty', () => {
  const { fields, filled, differs } = locationInFields({ fields: emptyAddress, filled: {} }, jaipur);
  expect(fields).toEqual({ ...emptyAddress, ...jaipur });
  expect([filled, differs]).toEqual([jaipur, false]);
});

it('replaces what an earlier PIN code filled in', () => {
  const first = locationInFields({ fields: emptyAddress, filled: {} }, jaipur);
  const second = locationInFields(first, pune);
  expect(second.fields).toMatchObject(pune);
  expect(second.differs).toBe(false);
});

it('leaves what somebody typed, fills the rest, and says of it', () => {
  const typed = { ...emptyAddress, district: 'Dausa' };
  const { fields, differs } = locationInFields({ fields: typed, filled: {} }, jaipur);
  expect(fields).toMatchObject({ district: 'Dausa', state: 'Rajasthan' });
  expect(differs).toBe(true);
});

it('leaves what somebody made of the filled in', () => {
  const { fields, filled } = locationInFields({ fields: emptyAddress, filled: {} }, jaipur);
  const changed = { ...fields, district: 'Jaipur Rural' };
  expect(locationInFields({ fields: changed, filled }, pune)).toMatchObject({
    fields: { district: 'Jaipur Rural', state: 'Maharashtra' },
    differs: true,
  });
});

it('does not mind how somebody typed the same', () => {
  const typed = { ...emptyAddress, district: ' jaipur', state: 'RAJASTHAN' };
  expect(locationInFields({ fields: typed, filled: {} }, jaipur)).toMatchObject({
    fields: typed,
    differs: false,
  });
});

it('knows the state of postal locations in one, and of no others', () => {
  expect(commonState([jaipur, { ...jaipur, district: 'Dausa' }])).toBe('Rajasthan');
  expect(commonState([jaipur, pune])).toBeUndefined();
  expect(commonState([])).toBeUndefined();
});
