import { ErrorAnswer } from '@jhola/shared/contracts/answer.contract';
import { healthPath } from '@jhola/shared/contracts/health.contract';
import ky, { type KyResponse } from 'ky';
import type { ZodType, z } from 'zod';
import { reportAnswered, reportUnanswered } from '#connection/connection.ts';
import { ApiError, type FailureCode } from './api-error';
import { refusalWords } from './refusal-words';
import { sendsWithProgress } from './sends-with-progress';

/** A call of the API. */
export interface Call<Answer extends ZodType> {
  readonly method?: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  /** What the answer must look like. */
  readonly answer: Answer;
  readonly body?: unknown;
  /** Sent as multipart instead of a JSON body. */
  readonly form?: FormData;
  /** Called with the share of the form that was sent: 0 to 1. */
  readonly onSent?: (share: number) => void;
  /** A large file: it may take as long as the shop waits for one. */
  readonly isLarge?: boolean;
  /** Sent as `Idempotency-Key`, so that a repeat does nothing twice. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 20_000;
/** A picture may take its time on a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;
const LARGE_UPLOAD_TIMEOUT_MS = 330_000;
/** A call that waits for longer makes one ask whether the shop is there at all. */
const SLOW_MS = 5000;

const http = ky.create({ timeout: TIMEOUT_MS, retry: 0, throwHttpErrors: false, credentials: 'include' });

/**
 * Sends one call with one bearer token and parses the answer by its contract.
 * @throws ApiError for a refusal, a broken answer (`answer.broken`) or none (`network.unreachable`)
 */
export async function send<Answer extends ZodType>(
  call: Call<Answer>,
  bearer: string | undefined,
): Promise<z.infer<Answer>> {
  const response = await ask(call, bearer);
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (call.signal?.aborted) throw cause;
  });
  if (!response.ok) throw refusal(response, body);
  const parsed = call.answer.safeParse(body);
  if (parsed.success) return parsed.data;
  console.error(`${call.path} answered what its contract does not know`, parsed.error);
  throw new ApiError('answer.broken', refusalWords('answer.broken'), response.status);
}

/** The options of a call for a file. */
export interface FileCall {
  /** Sent by POST. */
  readonly body?: unknown;
  readonly onHeaders?: (headers: Headers) => void;
}

/**
 * Asks for a file, such as a PDF, with one bearer token.
 * @throws ApiError for a refusal or no answer (`network.unreachable`)
 */
export async function sendForFile(
  path: string,
  bearer: string | undefined,
  { body, onHeaders }: FileCall = {},
): Promise<Blob> {
  const response = await ask({ path, body, ...(body !== undefined && { method: 'post' }) }, bearer);
  if (!response.ok) throw refusal(response, await response.json().catch(() => undefined));
  onHeaders?.(response.headers);
  return response.blob();
}

async function ask(call: Omit<Call<ZodType>, 'answer'>, bearer: string | undefined): Promise<KyResponse> {
  const headers: Record<string, string> = {};
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
  // An upload leaves no room for a question on a slow line.
  const slow = call.form ? undefined : setTimeout(() => reportUnanswered(shopAnswers), SLOW_MS);
  try {
    const response = await http(call.path, {
      method: call.method ?? 'get',
      headers,
      signal: call.signal,
      ...(call.form
        ? { body: call.form, timeout: call.isLarge ? LARGE_UPLOAD_TIMEOUT_MS : UPLOAD_TIMEOUT_MS }
        : { json: call.body }),
      ...(call.onSent && { fetch: sendsWithProgress(call.onSent) }),
    });
    reportAnswered();
    return response;
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    reportUnanswered(shopAnswers);
    throw new ApiError('network.unreachable', refusalWords('network.unreachable'), 0);
  } finally {
    clearTimeout(slow);
  }
}

/** Whether the shop answers, even with an error. */
function shopAnswers(): Promise<boolean> {
  return http(healthPath, { timeout: SLOW_MS, cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

function refusal(response: KyResponse, body: unknown): ApiError {
  const wait = Number(response.headers.get('retry-after')) || undefined;
  const parsed = ErrorAnswer.safeParse(body);
  // A proxy in front of the shop may answer in its own words.
  if (!parsed.success) {
    const words = refusalWords('server.failed', {}, refusalWords('answer.broken'));
    return new ApiError('server.failed', words, response.status, {}, wait);
  }
  const { message, details } = parsed.data;
  const code = parsed.data.code as FailureCode;
  return new ApiError(code, refusalWords(code, details, message), response.status, details, wait);
}
