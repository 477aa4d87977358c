import type { ReactNode } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { searchTexts } from '../texts';

/** The empty state picture with No Data found (docs/product.md#search). */
export function NothingFound({ action }: { readonly action?: ReactNode }) {
  const texts = useTexts(searchTexts);
  return (
    <EmptyState
      picture={<img src="/illustrations/no-data.svg" alt="" width={225} height={180} />}
      title={texts.none}
      text={texts.noneHint}
      action={action}
    />
  );
}
