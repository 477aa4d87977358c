import { useSetAtom } from 'jotai';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '#features/account/components/AccountCard.tsx';
import { GoogleSignIn } from '#features/account/components/GoogleSignIn.tsx';
import { RegisterForm } from '#features/account/components/RegisterForm.tsx';
import type { CameFrom } from '#features/account/components/RequireSignIn.tsx';
import { googleLinkAtom } from '#features/account/google-link.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { accountTexts } from '#features/account/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/**
 * Sign up (docs/product.md#register). Success goes to /login, which leads on to where the shopper was going; by the
 * provider one is signed in already and goes on immediately.
 */
export function RegisterPage() {
  const texts = useTexts(accountTexts);
  const navigate = useNavigate();
  const { signedIn } = useSession();
  const current = usePageIsCurrent();
  const carried = useLocation().state as CameFrom | null;
  const setLink = useSetAtom(googleLinkAtom);
  const toLogin = () => navigate('/login', { state: carried });

  if (signedIn && current) return <Navigate to={carried?.from ?? '/'} replace />;
  return (
    <>
      <PageHead title={texts.register} canonical="/register" />
      <AccountCard title={texts.registerTitle} lead={texts.registerLead}>
        <RegisterForm
          carried={carried}
          onDone={toLogin}
          others={
            <GoogleSignIn
              way="register"
              active={current}
              onLink={(link) => {
                setLink(link);
                toLogin();
              }}
            />
          }
        />
      </AccountCard>
    </>
  );
}
