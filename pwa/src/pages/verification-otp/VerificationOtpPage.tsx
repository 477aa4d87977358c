import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '#features/account/components/AccountCard.tsx';
import { CodeForm } from '#features/account/components/CodeForm.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { type CarriedAnswer, type CarriedEmail, carriedEmail, useKnowsHistory } from '../recovery/carried';

/**
 * Takes the one-time code (docs/product.md#otp-screen). Success goes to /reset-password, carrying the answer and the
 * e-mail; without an e-mail that was carried here there is no code to take.
 */
export function VerificationOtpPage() {
  const texts = useTexts(accountTexts);
  const navigate = useNavigate();
  const current = usePageIsCurrent();
  const knowsHistory = useKnowsHistory();
  const { state } = useLocation();
  const carried = carriedEmail(state);
  if (!carried && knowsHistory) return current ? <Navigate to="/forgot-password" replace /> : null;
  const { email, sentAt, from } = carried ?? { email: '', sentAt: 0 };
  return (
    <>
      <PageHead title={texts.otpHead} noIndex />
      <AccountCard title={texts.otpTitle} lead={carried ? texts.otpLeadFor(email) : texts.otpLead}>
        <CodeForm
          email={email}
          sentAt={sentAt}
          carried={{ from }}
          onResent={() => {
            const carriedEmail: CarriedEmail = { email, from, sentAt: Date.now() };
            navigate('/verification-otp', { replace: true, state: carriedEmail });
          }}
          onVerified={(data) => {
            const carriedAnswer: CarriedAnswer = { email, from, data };
            navigate('/reset-password', { replace: true, state: carriedAnswer });
          }}
        />
      </AccountCard>
    </>
  );
}
