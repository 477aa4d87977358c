import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import type { CameFrom } from '../../app/routing/RequireSignIn';
import { AccountCard } from '../../features/account/components/AccountCard';
import { GoogleSignIn } from '../../features/account/components/GoogleSignIn';
import { LoginForm } from '../../features/account/components/LoginForm';
import { googleLinkAtom } from '../../features/account/google-link';
import { useSession } from '../../features/account/hooks/use-session';
import { accountTexts } from '../../features/account/texts';
import { useTexts } from '../../i18n/use-texts';
import { useScrollToTop } from '../../ui/scroll/use-scroll-to-top';

/** Sign in (docs/product.md#login). Who is signed in goes on to where they were going, otherwise home. */
export function LoginPage() {
  const texts = useTexts(accountTexts);
  const { signedIn } = useSession();
  const current = usePageIsCurrent();
  const carried = useLocation().state as CameFrom | null;
  const [link, setLink] = useAtom(googleLinkAtom);
  const top = useScrollToTop<HTMLDivElement>(current);

  // Whoever leaves the page does not link.
  useEffect(() => {
    if (!current) setLink(undefined);
  }, [current, setLink]);

  if (signedIn && current) return <Navigate to={carried?.from ?? '/'} replace />;
  return (
    <>
      <PageHead title={texts.login} canonical="/login" />
      <AccountCard ref={top} title={texts.loginTitle} lead={texts.loginLead}>
        <LoginForm
          key={link?.email}
          carried={carried}
          link={link}
          others={<GoogleSignIn way="login" active={current} onLink={setLink} />}
        />
      </AccountCard>
    </>
  );
}
