import { type Overview, OverviewAnswer, overviewPaths } from '@jhola/shared/contracts/overview.contract';
import { callApi } from './call-api';

/** How the shop is doing, for administrators. */
export async function shopOverview(): Promise<Overview> {
  return (await callApi({ path: overviewPaths.figures, answer: OverviewAnswer })).data;
}
