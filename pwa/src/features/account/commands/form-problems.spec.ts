import { expect, it } from 'vitest';
import { emailProblem, profileProblems, registerProblems } from './form-problems';

const asha = {
  name: 'Asha',
  email: 'asha@shop.example',
  password: 'indigo-dye-1',
  confirmPassword: 'indigo-dye-1',
};

it('finds nothing wrong with a sign-up as the contract has it', async () => {
  expect(await registerProblems(asha)).toEqual({});
});

it('says of each field of a sign-up what is wrong with it, the passwords among them', async () => {
  expect(
    await registerProblems({ ...asha, name: '  ', email: 'asha@shop', confirmPassword: 'indigo-dye-2' }),
  ).toEqual({
    name: 'Please fill this in',
    email: 'Please enter a valid email address',
    confirmPassword: 'Password and confirm password must be same',
  });
  expect(await registerProblems({ ...asha, password: 'short', confirmPassword: 'short' })).toEqual({
    password: 'Password must have at least 8 characters',
  });
});

it.each([
  ['98765 43210', {}],
  ['+91 9876543210', {}],
  ['', { mobile: 'Please fill this in' }],
  ['12345', { mobile: 'Please enter a valid 10-digit mobile number' }],
  ['1234567890', { mobile: 'Please enter a valid 10-digit mobile number' }],
])('judges the mobile number "%s" of a profile', async (mobile, problems) => {
  expect(await profileProblems({ name: 'Asha', email: 'asha@shop.example', mobile })).toEqual(problems);
});

it.each(['', 'asha', 'asha@', '@shop.example', 'asha shop@x.in'])(
  'takes "%s" for no e-mail address',
  async (email) => {
    expect(await emailProblem(email)).toEqual({ email: 'Please enter a valid email address' });
  },
);
