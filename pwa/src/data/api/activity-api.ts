import { AuditLogAnswer, auditLogPaths } from '@jhola/shared/contracts/audit-log.contract';
import { callApi, callForFile } from './call-api';

/** A page of what administrators did. */
export type ActivityPage = AuditLogAnswer['data'];

/** What administrators did, newest first. @param query by the contract's names, with the cursor of the page before */
export async function findActivity(query: URLSearchParams): Promise<ActivityPage> {
  return (await callApi({ path: `${auditLogPaths.list}?${query}`, answer: AuditLogAnswer })).data;
}

/** All entries that fit a query of the list, as text/csv. */
export function activityAsCsv(query: URLSearchParams): Promise<Blob> {
  return callForFile(`${auditLogPaths.exportCsv}?${query}`);
}
