import { useCallback, useEffect, useState } from 'react';
import { measureSpace, type Space } from '../commands/measure-space';

/**
 * What the shop takes on this device, measured anew when `change` is another one; `undefined` until it is known.
 * @param change such as how many products there are
 */
export function useSpace(change: unknown): { readonly space?: Space; readonly measure: () => void } {
  const [space, setSpace] = useState<Space>();
  const measure = useCallback(() => {
    measureSpace().then(setSpace, (error: unknown) =>
      console.warn('What is kept could not be measured', error),
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured because of the change, not by it
  useEffect(measure, [measure, change]);
  return { space, measure };
}
