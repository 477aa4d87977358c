import type { DemoCatalogueState } from '@jhola/shared/contracts/demo-catalogue.contract';
import { useEffect, useState } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useQueryResult } from '#data/queries/use-query-result.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { demoTexts } from '../texts';

/** How often the server is asked how far it is. */
const ASK_MS = 1000;

const api = () => import('#data/api/demo-catalogue-api.ts');

/** The demo products of a new shop. */
export interface DemoCatalogue {
  /** Undefined until it is known. */
  readonly state: DemoCatalogueState | undefined;
  /** All have come in while this page was there. */
  readonly filled: boolean;
  readonly busy: boolean;
  readonly start: () => void;
}

/** Whether a new shop can be filled with demo products; asked again and again while they come in. */
export function useDemoCatalogue(current: boolean): DemoCatalogue {
  const { answer, refetch, setData } = useQueryResult<DemoCatalogueState>('demo-catalogue', async () =>
    (await api()).demoCatalogue(),
  );
  const { busy, run } = useMutation(useTexts(demoTexts).wentWrong);
  const [begun, setBegun] = useState(false);
  const isFilling = answer?.filling !== undefined;
  if (isFilling && !begun) setBegun(true);
  const asks = isFilling && current;
  useEffect(() => {
    if (!asks) return;
    const asking = setInterval(refetch, ASK_MS);
    return () => clearInterval(asking);
  }, [asks, refetch]);
  return {
    state: answer,
    filled: begun && answer?.filling === undefined && answer?.offered === false,
    busy,
    start: () =>
      void run(async () => {
        const started = await (await api()).startDemoCatalogue();
        setData(() => started);
      }),
  };
}
