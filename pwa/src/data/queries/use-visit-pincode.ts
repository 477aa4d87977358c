import { atom, useAtom } from 'jotai';
import { onTokensChange } from '../api/tokens';
import { readVisitPincode, writeVisitPincode } from '../db/visit-pincode';

const visitPincodeAtom = atom<string | undefined>(undefined);
// The server and the first render know none; logging out forgets it.
visitPincodeAtom.onMount = (set) => {
  const follow = () => set(readVisitPincode());
  follow();
  return onTokensChange(follow);
};

/**
 * The PIN code that is delivered to, the same on all product pages of this visit, and what keeps another
 * (docs/product.md#pincode-check).
 */
export function useVisitPincode(): readonly [string | undefined, (pincode: string) => void] {
  const [pincode, show] = useAtom(visitPincodeAtom);
  const keep = (served: string) => {
    writeVisitPincode(served);
    show(served);
  };
  return [pincode, keep];
}
