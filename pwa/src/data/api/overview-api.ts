import {
  type FirstSteps,
  FirstStepsAnswer,
  type Overview,
  OverviewAnswer,
  overviewPaths,
} from '@jhola/shared/contracts/overview.contract';
import { callApi } from './call-api';

/** How the shop is doing, for administrators. */
export async function shopOverview(): Promise<Overview> {
  return (await callApi({ path: overviewPaths.figures, answer: OverviewAnswer })).data;
}

/** What is left to do for the owner of a new shop, for administrators. */
export async function firstSteps(): Promise<FirstSteps> {
  return (await callApi({ path: overviewPaths.firstSteps, answer: FirstStepsAnswer })).data;
}
