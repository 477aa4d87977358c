import { useLocation } from 'react-router-dom';
import type { CameFrom } from '#features/account/components/RequireSignIn.tsx';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { OutcomeCard } from '#ui/feedback/OutcomeCard.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { successTexts } from './texts';

/** An address that names an order, opened by nobody in particular. */
export function SignInFirst() {
  const texts = useTexts(successTexts);
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={texts.signIn} noIndex />
      <OutcomeCard tone="waiting" sign={<Icon name="user" size={44} />} title={texts.signIn}>
        <p>{texts.signInText}</p>
        <Button to="/login" state={{ from: pathname + search } satisfies CameFrom}>
          {texts.login}
        </Button>
        <Button to="/" variant="outline">
          {texts.goHome}
        </Button>
      </OutcomeCard>
    </>
  );
}
