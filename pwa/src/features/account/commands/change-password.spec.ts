import { expect, it } from 'vitest';
import { passwordProblems } from './change-password';

const right = {
  password: 'indigo-dye-1',
  newPassword: 'marigold-17-udaipur',
  confirmPassword: 'marigold-17-udaipur',
};

it('finds nothing wrong with a password that is new, long enough and written twice', async () => {
  expect(await passwordProblems(right)).toEqual({});
});

it('asks for each field that is empty', async () => {
  expect(await passwordProblems({ password: '', newPassword: '', confirmPassword: '' })).toEqual({
    password: 'Please fill this in',
    newPassword: 'Please fill this in',
    confirmPassword: 'Please fill this in',
  });
});

it('says what is wrong with the new one, and that it was written differently', async () => {
  expect(await passwordProblems({ ...right, newPassword: 'short' })).toEqual({
    newPassword: 'Password must have at least 8 characters',
    confirmPassword: 'New password and confirm password must be same',
  });
});

it('takes the current one as it is, however short an earlier rule let it be', async () => {
  expect(await passwordProblems({ ...right, password: 'x' })).toEqual({});
});
