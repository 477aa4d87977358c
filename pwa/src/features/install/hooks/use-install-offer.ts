import { useEffect, useState } from 'react';
import { knownShop } from '#data/shop/known-shop.ts';
import { translate } from '#i18n/locale.ts';
import { dismissToast, showToast } from '#ui/toasts/toast-store.ts';
import { noteDismissed, noteVisit } from '../commands/note-visit';
import { promptInstall } from '../install-prompt';
import { type InstallMemory, mayOffer } from '../rules/install-memory';
import type { WayToInstall } from '../rules/way-to-install';
import { installTexts } from '../texts';

/** Waits for quiet moments: `begin` at each, `end` when it is over. Returns how to stop. */
type AtRest = (rest: { readonly begin: () => void; readonly end: () => void }) => () => void;

interface InstallOffer {
  readonly way: WayToInstall;
  /** How many pieces are in the cart. */
  readonly inCart: number;
  readonly atRest: AtRest;
  /** Shows how it is done by hand. */
  readonly showGuide: () => void;
}

const failed = (error: unknown) => console.error('The install offer could not be remembered', error);

/** Offers once a visit, at a quiet moment, to install the shop: on the second visit, or with something in the cart. */
export function useInstallOffer({ way, inCart, atRest, showGuide }: InstallOffer): void {
  const [memory, setMemory] = useState<InstallMemory>();
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    noteVisit().then(setMemory, failed);
  }, []);

  const due = way !== 'none' && !answered && memory !== undefined && mayOffer(memory, inCart, Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with the answer is not a reason to ask again
  useEffect(() => {
    if (!due) return;
    let shown: number | undefined;
    const hide = () => shown !== undefined && dismissToast(shown);
    const dismissed = () => {
      setAnswered(true);
      noteDismissed().catch(failed);
    };
    const install = async () => {
      setAnswered(true);
      if (way === 'by-hand') showGuide();
      else if (!(await promptInstall())) await noteDismissed();
    };
    const stop = atRest({
      begin: () => {
        const texts = translate(installTexts);
        shown = showToast('plain', texts.offer(knownShop().name), {
          action: {
            label: way === 'prompt' ? texts.install : texts.showMe,
            run: () => void install().catch(failed),
          },
          onDismissed: dismissed,
        });
      },
      end: hide,
    });
    return () => {
      stop();
      hide();
    };
  }, [due, way]);
}
