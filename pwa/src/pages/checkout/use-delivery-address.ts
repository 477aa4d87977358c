import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Addresses, useAddresses } from '#features/addresses/hooks/use-addresses.ts';

/** Where an order goes: the shopper's addresses, and the chosen one. */
export interface Delivery extends Addresses {
  readonly chosenId: string | undefined;
  readonly choose: (id: string) => void;
  /** An order needed one and there was none chosen. */
  readonly wanted: boolean;
  /** Leads the shopper to the choice. */
  readonly askForOne: () => void;
  /** The part of the page in which one chooses. */
  readonly sectionRef: RefObject<HTMLElement | null>;
}

/**
 * The choice of a delivery address; one that was removed meanwhile is no longer chosen. Who has a single address has
 * nothing to choose.
 * @param before the one that was chosen when the order was prepared
 */
export function useDeliveryAddress(before: string | undefined): Delivery {
  const known = useAddresses();
  const [chosen, choose] = useState<string>();
  const [asked, setAsked] = useState(0);
  const sectionRef = useRef<HTMLElement>(null);
  const [first, ...others] = known.addresses;
  const lone = others.length === 0 ? first?._id : undefined;
  const isKnown = (id: string | undefined) => known.addresses.some(({ _id }) => _id === id);
  const chosenId = [chosen, before].find(isKnown) ?? lone;

  useEffect(() => {
    if (asked > 0) sectionRef.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [asked]);

  return {
    ...known,
    chosenId,
    choose,
    wanted: asked > 0 && chosenId === undefined,
    askForOne: () => setAsked((times) => times + 1),
    sectionRef,
  };
}
