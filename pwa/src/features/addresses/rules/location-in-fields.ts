import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';

/** District and state: what a PIN code says of an address. */
export interface LocationFields {
  readonly district: string;
  readonly state: string;
}

/** What an address form shows, and what of it nobody typed. */
export interface FilledForm {
  readonly fields: CreateAddressRequest;
  /** What a PIN code filled in; as long as a field still reads so, the next PIN code may replace it. */
  readonly filled: Partial<LocationFields>;
}

const alike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Fills district and state with a postal location where nobody has typed anything else.
 * @returns the form, and whether somebody has typed something else: that stays, until they are asked
 */
export function locationInFields(
  { fields, filled }: FilledForm,
  postalLocation: LocationFields,
): FilledForm & { readonly differs: boolean } {
  const names = ['district', 'state'] as const;
  const free = names.filter((name) => fields[name].trim() === '' || fields[name] === filled[name]);
  const found = Object.fromEntries(free.map((name) => [name, postalLocation[name]]));
  return {
    fields: { ...fields, ...found },
    filled: { ...filled, ...found },
    differs: names.some((name) => !free.includes(name) && !alike(fields[name], postalLocation[name])),
  };
}

/** The state of all postal locations, when they lie in one. */
export function commonState(postalLocations: readonly LocationFields[]): string | undefined {
  const states = new Set(postalLocations.map(({ state }) => state));
  return states.size === 1 ? [...states][0] : undefined;
}
