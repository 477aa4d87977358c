/** One part of the tax that a price includes, in paise. */
export interface GstPart {
  readonly name: 'CGST' | 'SGST' | 'UTGST' | 'IGST';
  readonly percent: number;
  readonly paise: number;
}

/** A price that includes goods and services tax, taken apart: `taxablePaise` and all parts together are the price. */
export interface Gst {
  readonly taxablePaise: number;
  readonly parts: readonly GstPart[];
}

/** India's states and union territories by the two digits a tax number begins with. */
const statesByCode: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** Where the second half goes to the union, since there is no legislature. */
const UNION_TERRITORIES = new Set(['04', '26', '31', '35', '38']);

/**
 * The tax that a price includes: halves for centre and state where products stay in the shop's state, one part where they
 * leave it. Halves are equal to the paisa; what rounding leaves over belongs to the products' price.
 * @param pricePaise what is paid, tax included
 * @param percent the whole tax, 0 to 100
 * @param gstNumber the shop's tax number, whose first two digits say where it is
 * @param deliveryState where the products go, as it was written in the address
 */
export function gstWithin(
  pricePaise: number,
  percent: number,
  gstNumber: string,
  deliveryState: string,
): Gst {
  const code = gstNumber.slice(0, 2);
  const home = statesByCode[code];
  if (home === undefined || !isSameState(home, deliveryState)) {
    const paise = taxWithin(pricePaise, percent, percent);
    return { taxablePaise: pricePaise - paise, parts: [{ name: 'IGST', percent, paise }] };
  }
  const half = percent / 2;
  const paise = taxWithin(pricePaise, percent, half);
  const second = UNION_TERRITORIES.has(code) ? 'UTGST' : 'SGST';
  return {
    taxablePaise: pricePaise - 2 * paise,
    parts: [
      { name: 'CGST', percent: half, paise },
      { name: second, percent: half, paise },
    ],
  };
}

/** Whether two texts, as they are written in addresses, mean the same state. */
export const isSameState = (one: string, other: string): boolean => plain(one) === plain(other);

/** So much of a price is this part of the tax. */
const taxWithin = (pricePaise: number, percent: number, part: number): number =>
  Math.round((pricePaise * part) / (100 + percent));

/** States as customers write them: “Jammu & Kashmir”, “NCT of Delhi”, “Tamilnadu”. */
const plain = (state: string): string =>
  state
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]/g, ' ')
    .replace(/\b(state|nct|ncr|new|of|ut)\b/g, '')
    .replace(/ /g, '');
