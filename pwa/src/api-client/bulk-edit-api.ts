import {
  BulkEditAnswer,
  type BulkEditRequest,
  type BulkResult,
  bulkEditPaths,
} from '@jhola/shared/contracts/bulk-edit.contract';
import type { FailureCode } from './api-error';
import { callApi } from './call-api';
import { refusalWords } from './refusal-words';

/** What a bulk edit would do to each product; nothing is written. */
export async function previewBulkEdit(body: BulkEditRequest): Promise<readonly BulkResult[]> {
  const path = bulkEditPaths.preview;
  return inOurWords((await callApi({ method: 'post', path, answer: BulkEditAnswer, body })).data);
}

/** Changes several products. The key makes a repeated call do it once. Returns what became of each. */
export async function applyBulkEdit(
  body: BulkEditRequest,
  idempotencyKey: string,
): Promise<readonly BulkResult[]> {
  const path = bulkEditPaths.apply;
  const call = { method: 'post', path, answer: BulkEditAnswer, body, idempotencyKey } as const;
  return inOurWords((await callApi(call)).data);
}

const inOurWords = (results: readonly BulkResult[]): readonly BulkResult[] =>
  results.map((result) => (result.refusal ? { ...result, refusal: worded(result.refusal) } : result));

function worded(refusal: NonNullable<BulkResult['refusal']>): NonNullable<BulkResult['refusal']> {
  const { code, details, message } = refusal;
  return { ...refusal, message: refusalWords(code as FailureCode, details, message) };
}
