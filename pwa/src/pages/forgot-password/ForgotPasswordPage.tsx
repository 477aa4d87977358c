import { useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '#features/account/components/AccountCard.tsx';
import { ForgotPasswordForm } from '#features/account/components/ForgotPasswordForm.tsx';
import type { CameFrom } from '#features/account/components/RequireSignIn.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import type { CarriedEmail } from '../recovery/carried';

/** The navigation state that /forgot-password receives. */
interface CarriedState extends CameFrom {
  /** The e-mail as it was typed at the sign-in. */
  readonly email?: string;
}

/**
 * Asks for a one-time code (docs/product.md#recovery-screens). Success goes to /verification-otp, carrying the e-mail.
 */
export function ForgotPasswordPage() {
  const texts = useTexts(accountTexts);
  const navigate = useNavigate();
  const { email: known, ...carried } = (useLocation().state ?? {}) as CarriedState;
  const onSent = (email: string) => {
    const state: CarriedEmail = { from: carried.from, email, sentAt: Date.now() };
    navigate('/verification-otp', { state });
  };
  return (
    <>
      <PageHead title={texts.forgotHead} noIndex />
      <AccountCard title={texts.forgotTitle} lead={texts.forgotLead}>
        <ForgotPasswordForm known={known} carried={carried} onSent={onSent} />
      </AccountCard>
    </>
  );
}
