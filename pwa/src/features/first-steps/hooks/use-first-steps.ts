import { usePagedQuery } from '#data/queries/use-paged-query.ts';

const ask = async () => (await import('#data/api/overview-api.ts')).firstSteps();

/** What is left to do, as the shop knows it. @param current whether the page is on the screen: it is asked anew when it comes back */
export const useFirstSteps = (current: boolean) => usePagedQuery('first-steps', ask, current);
