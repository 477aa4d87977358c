import type { ComponentProps } from 'react';
import { useTexts } from '../i18n/use-texts';
import { Failure } from '../ui/feedback/Failure';
import { connectionTexts } from './texts';
import { useOnline } from './use-online';

/**
 * Nothing could be fetched. While the shop cannot be reached it says that, and that what is missing comes by itself;
 * otherwise it says what failed.
 */
export function CouldNotLoad(props: ComponentProps<typeof Failure>) {
  const texts = useTexts(connectionTexts);
  return useOnline() ? (
    <Failure {...props} />
  ) : (
    <Failure {...props} title={texts.notHere} text={texts.comesBack} />
  );
}
