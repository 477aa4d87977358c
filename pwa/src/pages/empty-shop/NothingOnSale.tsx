import { lazy, Suspense } from 'react';
import { useSession } from '#features/account/hooks/use-session.ts';
import { EmptyShop } from '#features/catalogue/components/EmptyShop.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

const FirstSteps = lazy(async () => ({
  default: (await import('#features/first-steps/components/FirstSteps.tsx')).FirstSteps,
}));

/** A shop without any category yet: shoppers are greeted, an administrator reads what to do next. */
export function NothingOnSale() {
  const { isAdmin } = useSession();
  const current = usePageIsCurrent();
  if (!isAdmin) return <EmptyShop />;
  return (
    <Suspense>
      <FirstSteps current={current} otherwise={<EmptyShop />} />
    </Suspense>
  );
}
