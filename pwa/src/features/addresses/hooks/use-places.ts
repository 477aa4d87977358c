import { useEffect, useRef, useState } from 'react';
import { findPlaces } from '../commands/find-places';
import type { PlaceFields } from '../rules/place-in-fields';

const PINCODE = /^[1-9]\d{5}$/;

/** Where a PIN code lies. */
export interface FoundPlaces {
  readonly pincode: string;
  /** Empty when nobody knows. */
  readonly places: readonly PlaceFields[];
}

/**
 * Where a PIN code lies, asked for as soon as it has its six digits. The one the form opened with is not asked for: its
 * address was complete before.
 * @returns undefined while it is not known, or not asked for
 */
export function usePlaces(pincode: string): FoundPlaces | undefined {
  const [found, setFound] = useState<FoundPlaces>();
  const opened = useRef(pincode);

  useEffect(() => {
    if (!PINCODE.test(pincode) || pincode === opened.current) return;
    opened.current = '';
    const asked = new AbortController();
    findPlaces(pincode, asked.signal).then(
      (places) => setFound({ pincode, places }),
      (error: unknown) => {
        if (!asked.signal.aborted) console.warn('The places of a pincode could not be asked for', error);
      },
    );
    return () => asked.abort();
  }, [pincode]);

  return found?.pincode === pincode ? found : undefined;
}
