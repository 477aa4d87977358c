import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountCard } from '#features/account/components/AccountCard.tsx';
import { GoogleSignIn } from '#features/account/components/GoogleSignIn.tsx';
import { LoginForm } from '#features/account/components/LoginForm.tsx';
import { PasskeySignIn } from '#features/account/components/PasskeySignIn.tsx';
import type { CameFrom } from '#features/account/components/RequireSignIn.tsx';
import { googleLinkAtom } from '#features/account/google-link.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { accountTexts } from '#features/account/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { useScrollToTop } from '#ui/scroll/use-scroll-to-top.ts';

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
          others={
            <>
              <PasskeySignIn />
              <GoogleSignIn way="login" active={current} onLink={setLink} />
            </>
          }
        />
      </AccountCard>
    </>
  );
}
