import type { BulkChange, BulkResult } from '@jhola/shared/contracts/bulk-edit.contract';
import { useEffect, useRef, useState } from 'react';
import { failureWords, useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { applyChange, previewChange } from '../commands/bulk-edit';
import { bulkTexts } from '../texts';

/** Where a bulk edit has come to: the form, what it would do, what it did. */
export type BulkStep =
  | { readonly at: 'form' }
  | { readonly at: 'preview' | 'done'; readonly change: BulkChange; readonly results: readonly BulkResult[] };

/** A bulk edit from its form to its end. */
export interface BulkProgress {
  readonly step: BulkStep;
  readonly busy: boolean;
  /** How many of the products are through, while it is busy. */
  readonly handled: number;
  /** Asks what a change would do. */
  readonly preview: (change: BulkChange) => Promise<boolean>;
  /** Does what the preview showed. */
  readonly apply: () => Promise<void>;
  /** Back to the form. */
  readonly back: () => void;
}

/**
 * Leads a change of several products from the form over the preview to what became of each.
 * @param ids the products
 * @param fixed the change, where there is no form; its preview is asked for when it opens
 * @param onFailed called where that fails
 */
export function useBulkEdit(ids: readonly string[], fixed?: BulkChange, onFailed?: () => void): BulkProgress {
  const [step, setStep] = useState<BulkStep>({ at: 'form' });
  const [handled, setHandled] = useState(0);
  // A preview that nobody waits for any more stops: it writes nothing.
  const isAwaited = useRef(true);
  useEffect(() => {
    isAwaited.current = true;
    return () => {
      isAwaited.current = false;
    };
  }, []);
  const texts = useTexts(bulkTexts);
  const { busy, run } = useMutation((error) =>
    isAwaited.current ? failureWords(error, texts.wentWrong) : undefined,
  );
  // The same change sent again after a lost answer carries the same key; another preview is another attempt.
  const key = useRef('');

  const preview = (change: BulkChange) =>
    run(async () => {
      key.current = crypto.randomUUID();
      const results = await previewChange(ids, change, setHandled, () => isAwaited.current);
      setStep({ at: 'preview', change, results });
    });
  const isAsked = useRef(false);
  useEffect(() => {
    if (!fixed || isAsked.current) return;
    isAsked.current = true;
    void preview(fixed).then((worked) => {
      if (!worked && isAwaited.current) onFailed?.();
    });
  });

  return {
    step,
    busy,
    handled,
    preview,
    apply: async () => {
      if (step.at !== 'preview') return;
      const { change } = step;
      await run(async () =>
        setStep({ at: 'done', change, results: await applyChange(ids, change, key.current, setHandled) }),
      );
    },
    back: () => setStep({ at: 'form' }),
  };
}
