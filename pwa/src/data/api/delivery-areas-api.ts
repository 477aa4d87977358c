import {
  type DeliveryAreas,
  DeliveryAreasAnswer,
  type District,
  DistrictsAnswer,
  deliveryAreasPaths,
  type SaveDeliveryAreasRequest,
} from '@jhola/shared/contracts/delivery-areas.contract';
import { callApi, callApiAsVisitor } from './call-api';

/** Where the shop delivers now. @throws ApiError */
export async function deliveryAreas(): Promise<DeliveryAreas> {
  return (await callApiAsVisitor({ path: deliveryAreasPaths.get, answer: DeliveryAreasAnswer })).data;
}

/** Saves all areas. @throws ApiError, delivery-areas.changed and what is wrong with an area among them */
export async function saveDeliveryAreas(body: SaveDeliveryAreasRequest): Promise<DeliveryAreas> {
  const call = { method: 'put', path: deliveryAreasPaths.save, answer: DeliveryAreasAnswer } as const;
  return (await callApi({ ...call, body })).data;
}

/** The districts of the shop's list of PIN codes; none where it has no list. @throws ApiError */
export async function knownDistricts(): Promise<District[]> {
  return (await callApi({ path: deliveryAreasPaths.districts, answer: DistrictsAnswer })).data;
}
