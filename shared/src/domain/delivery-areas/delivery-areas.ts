import type { DeliveryArea, DeliveryPromise } from '../../contracts/delivery-areas.contract.js';
import { type PincodeRange, pincodeRange } from '../../contracts/pincode-ranges.js';
import { toPaise } from '../money/money.js';
import { isCoveredBy, mergedRanges } from './pincode-sets.js';

/** What delivery costs, in whole paise. */
export interface DeliveryCost {
  /** 0 where it is free. */
  readonly chargePaise: number;
  /** The items' total from which it is free after all. */
  readonly freeFromPaise?: number;
}

/** What delivery to a PIN code costs, and how soon it comes. */
export interface DeliveryTerms extends DeliveryCost {
  /** Undefined: as soon as the shop usually delivers. */
  readonly promise?: DeliveryPromise;
}

/** Delivery of a shop without areas: everywhere, free, as soon as usual. */
const USUAL: DeliveryTerms = { chargePaise: 0 };

type Codes = Pick<DeliveryArea, 'codes' | 'districtCodes'>;

/** The PIN codes of an area: those that were written, and those of its districts. */
const rangesOf = ({ codes, districtCodes }: Codes): PincodeRange[] => [
  ...codes.map(pincodeRange).filter((range) => range !== undefined),
  ...districtCodes,
];

/** The area that decides about a PIN code: the first that has it (docs/product.md#delivery-areas). */
export function areaOf<Area extends Codes>(areas: readonly Area[], pincode: string): Area | undefined {
  const code = Number(pincode);
  return areas.find((area) => rangesOf(area).some(([first, last]) => first <= code && code <= last));
}

/** What delivery in an area costs, and how soon it comes. */
export function termsOf({ charge, freeFrom, promise }: Omit<DeliveryArea, 'codes'>): DeliveryTerms {
  return {
    chargePaise: toPaise(charge ?? 0),
    ...(freeFrom !== undefined && { freeFromPaise: toPaise(freeFrom) }),
    promise,
  };
}

/**
 * What delivery to a PIN code costs, and how soon it comes (docs/product.md#delivery-areas).
 * @param areas in the order in which they are asked; without any the shop delivers everywhere, free
 * @returns undefined where the shop does not deliver
 */
export function deliveryTo(areas: readonly DeliveryArea[], pincode: string): DeliveryTerms | undefined {
  if (areas.length === 0) return USUAL;
  const area = areaOf(areas, pincode);
  return area && termsOf(area);
}

/**
 * What delivery costs wherever it goes.
 * @returns undefined where that depends on the PIN code
 */
export function costEverywhere(areas: readonly DeliveryArea[]): DeliveryCost | undefined {
  const [{ chargePaise, freeFromPaise } = USUAL, ...others] = areas.map(termsOf);
  const isSame = others.every(
    (other) => other.chargePaise === chargePaise && other.freeFromPaise === freeFromPaise,
  );
  return isSame ? { chargePaise, ...(freeFromPaise !== undefined && { freeFromPaise }) } : undefined;
}

/**
 * What a page may promise of the delivery before it knows where it goes: the usual, that it is free, or neither.
 */
export type DeliveryOffer = 'usual' | 'free' | 'varies';

/** What may be promised of the delivery whoever asks. */
export function deliveryOffer(areas: readonly DeliveryArea[]): DeliveryOffer {
  if (areas.length === 0) return 'usual';
  return costEverywhere(areas)?.chargePaise === 0 ? 'free' : 'varies';
}

/**
 * Where in the list an area stands that is never asked, since those before it have all its PIN codes.
 * @returns -1 for a list without one
 */
export function unreachableArea(areas: readonly Codes[]): number {
  return areas.findIndex((area, index) => {
    const ranges = rangesOf(area);
    const before = mergedRanges(areas.slice(0, index).flatMap(rangesOf));
    return ranges.length > 0 && isCoveredBy(ranges, before);
  });
}
