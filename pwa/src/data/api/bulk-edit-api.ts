import {
  BulkEditAnswer,
  type BulkEditRequest,
  type BulkResult,
  bulkEditPaths,
} from '@jhola/shared/contracts/bulk-edit.contract';
import { callApi } from './call-api';
import { refusalTranslations } from './refusal-words';

/** What a bulk edit would do to each product; nothing is written. */
export async function previewBulkEdit(body: BulkEditRequest): Promise<readonly BulkResult[]> {
  const path = bulkEditPaths.preview;
  return refusalTranslations((await callApi({ method: 'post', path, answer: BulkEditAnswer, body })).data);
}

/** Changes several products. The key makes a repeated call do it once. Returns what became of each. */
export async function applyBulkEdit(
  body: BulkEditRequest,
  idempotencyKey: string,
): Promise<readonly BulkResult[]> {
  const path = bulkEditPaths.apply;
  const call = { method: 'post', path, answer: BulkEditAnswer, body, idempotencyKey } as const;
  return refusalTranslations((await callApi(call)).data);
}
