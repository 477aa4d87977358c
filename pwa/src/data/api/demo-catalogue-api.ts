import {
  DemoCatalogueAnswer,
  type DemoCatalogueState,
  demoCataloguePaths,
} from '@jhola/shared/contracts/demo-catalogue.contract';
import { callApi } from './call-api';

/** Whether demo products are offered, and how far they are. */
export async function demoCatalogue(): Promise<DemoCatalogueState> {
  return (await callApi({ path: demoCataloguePaths.state, answer: DemoCatalogueAnswer })).data;
}

/** Begins to fill the shop with demo products. */
export async function startDemoCatalogue(): Promise<DemoCatalogueState> {
  const path = demoCataloguePaths.start;
  return (await callApi({ method: 'post', path, answer: DemoCatalogueAnswer })).data;
}
