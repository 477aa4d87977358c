import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '#features/account/components/AccountCard.tsx';
import type { CameFrom } from '#features/account/components/RequireSignIn.tsx';
import { ResetPasswordForm } from '#features/account/components/ResetPasswordForm.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { carriedAnswer, useKnowsHistory } from '../recovery/carried';

/**
 * Sets a new password (docs/product.md#reset-screen). Success goes to /login; whoever has shown no right code goes
 * home.
 */
export function ResetPasswordPage() {
  const texts = useTexts(accountTexts);
  const navigate = useNavigate();
  const current = usePageIsCurrent();
  const knowsHistory = useKnowsHistory();
  const carried = carriedAnswer(useLocation().state);
  if (!carried && knowsHistory) return current ? <Navigate to="/" replace /> : null;
  const { email, from, data } = carried ?? { email: '' };
  const back: CameFrom = { from };
  return (
    <>
      <PageHead title={texts.resetHead} noIndex />
      <AccountCard title={texts.resetTitle} lead={texts.resetLead}>
        <ResetPasswordForm
          email={email}
          resetToken={data?.data.resetToken ?? ''}
          carried={back}
          onDone={() => navigate('/login', { replace: true, state: back })}
        />
      </AccountCard>
    </>
  );
}
