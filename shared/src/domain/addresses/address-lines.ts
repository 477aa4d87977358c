import type { DeliveryAddress } from '../../contracts/orders.contract.js';

/** What an address says besides who lives there. */
type PostalAddress = Omit<DeliveryAddress, 'name' | 'mobile' | 'address'>;

/**
 * An address in one line, as lists and screens write it: `B-7, MI Road, Jaipur, Rajasthan, India - 302001`. What is empty is
 * left out, and a district or state that is called like the part before it stands once (docs/product.md#address-lines).
 */
export function addressInOneLine(address: PostalAddress): string {
  const { building, street, country, postalCode } = address;
  const parts = [building, street, ...locality(address), country].filter(isWritten).join(', ');
  return [parts, postalCode].filter(isWritten).join(' - ');
}

/**
 * The lines of an address on an envelope, a packing slip or an invoice, the recipient first and the phone last, by the rule of
 * {@link addressInOneLine}; the PIN code stands behind the state.
 */
export function addressLines(address: DeliveryAddress): string[] {
  const { name, building, street, country, postalCode, mobile } = address;
  const places = locality(address);
  const state = places.pop() ?? '';
  const lines = [
    name,
    building,
    street,
    places.join(', '),
    [state, postalCode].filter(isWritten).join(' '),
    country,
    mobile && `Phone ${mobile}`,
  ];
  return lines.filter(isWritten);
}

/** City, district and state; what is called like the part before it is left out: Jaipur lies in Jaipur, Chandigarh in Chandigarh. */
function locality({ city, district, state }: PostalAddress): string[] {
  return [city, district, state]
    .filter(isWritten)
    .filter((part, at, parts) => at === 0 || !isSame(part, parts[at - 1] ?? ''));
}

const isWritten = (part: string): boolean => part.trim() !== '';

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
