import { useEffect, useRef, useState } from 'react';
import { findPostalLocations } from '../commands/find-postal-locations';
import type { LocationFields } from '../rules/location-in-fields';

const PINCODE = /^[1-9]\d{5}$/;

/** Where a PIN code lies. */
export interface FoundLocations {
  readonly pincode: string;
  /** Empty when nobody knows. */
  readonly postalLocations: readonly LocationFields[];
}

/**
 * Where a PIN code lies, asked for as soon as it has its six digits. The one the form opened with is not asked for: its
 * address was complete before.
 * @returns undefined while it is not known, or not asked for
 */
export function usePostalLocations(pincode: string): FoundLocations | undefined {
  const [found, setFound] = useState<FoundLocations>();
  const opened = useRef(pincode);

  useEffect(() => {
    if (!PINCODE.test(pincode) || pincode === opened.current) return;
    opened.current = '';
    const asked = new AbortController();
    findPostalLocations(pincode, asked.signal).then(
      (postalLocations) => setFound({ pincode, postalLocations }),
      (error: unknown) => {
        if (!asked.signal.aborted) console.warn('The places of a pincode could not be asked for', error);
      },
    );
    return () => asked.abort();
  }, [pincode]);

  return found?.pincode === pincode ? found : undefined;
}
