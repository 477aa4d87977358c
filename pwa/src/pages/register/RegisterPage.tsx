import { useSetAtom } from 'jotai';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import type { CameFrom } from '../../app/routing/RequireSignIn';
import { AccountCard } from '../../features/account/components/AccountCard';
import { GoogleSignIn } from '../../features/account/components/GoogleSignIn';
import { RegisterForm } from '../../features/account/components/RegisterForm';
import { googleLinkAtom } from '../../features/account/google-link';
import { useSession } from '../../features/account/hooks/use-session';
import { accountTexts } from '../../features/account/texts';
import { useTexts } from '../../i18n/use-texts';

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
