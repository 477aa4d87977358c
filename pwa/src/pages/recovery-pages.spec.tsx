import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ForgotPasswordPage } from '#pages/forgot-password/ForgotPasswordPage.tsx';
import { ResetPasswordPage } from '#pages/reset-password/ResetPasswordPage.tsx';
import { VerificationOtpPage } from '#pages/verification-otp/VerificationOtpPage.tsx';

/** Opens a page with what was carried there; other addresses show themselves. */
const open = (pathname: string, page: ReactNode, state: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname, state }]}>
      <Routes>
        <Route path="/" element={<p>Home</p>} />
        <Route path="/forgot-password" element={<p>Forgot password</p>} />
        <Route path={pathname} element={page} />
      </Routes>
    </MemoryRouter>,
  );
const email = 'asha@mail.example';

it('knows the e-mail that was typed at the sign-in', () => {
  open('/forgot-password/', <ForgotPasswordPage />, { email });
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe(email);
});

it('takes a code for the e-mail that was carried to it alone', () => {
  open('/verification-otp', <VerificationOtpPage />, { email, sentAt: 0 });
  expect(screen.getByText(new RegExp(`^If ${email} is registered`))).toBeDefined();
});

it('leads to the e-mail where none was carried to the code', () => {
  open('/verification-otp', <VerificationOtpPage />, null);
  expect(screen.getByText('Forgot password')).toBeDefined();
});

it('takes a new password after a right code', () => {
  const data = { success: true, message: 'Right', data: { resetToken: 'once' } };
  open('/reset-password', <ResetPasswordPage />, { email, data });
  expect(screen.getByRole('form', { name: 'Change Password' })).toBeDefined();
});

it('leads home where no right code was shown', () => {
  open('/reset-password', <ResetPasswordPage />, { email });
  expect(screen.getByText('Home')).toBeDefined();
});
