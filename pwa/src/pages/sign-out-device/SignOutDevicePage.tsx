import { SignOutDevice } from '#features/account/components/SignOutDevice.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';

/** Where the link leads in a mail that reports a new device. */
export function SignOutDevicePage() {
  const { outDevice } = useTexts(accountTexts);
  return (
    <>
      <PageHead title={outDevice} noIndex />
      <SignOutDevice />
    </>
  );
}
