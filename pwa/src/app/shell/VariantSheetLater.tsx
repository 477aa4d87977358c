import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { dismissVariantSheet, variantRequestAtom } from '#features/cart/variant-request.ts';
import { useCloseOnNavigation } from './use-close-on-navigation';

const VariantSheet = lazy(async () => ({
  default: (await import('#features/cart/components/VariantSheet.tsx')).VariantSheet,
}));

/** The sheet in which a variant is chosen, over every page; loaded when it opens for the first time. */
export function VariantSheetLater() {
  const request = useAtomValue(variantRequestAtom);
  const [wanted, setWanted] = useState(false);
  // It stays, so that it can give the focus back when it closes.
  if (request && !wanted) setWanted(true);
  useCloseOnNavigation(dismissVariantSheet);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <VariantSheet request={request} />
    </Suspense>
  );
}
