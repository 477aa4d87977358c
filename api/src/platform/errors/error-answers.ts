import type { ErrorAnswer } from '@jhola/shared/contracts/answer.contract';
import { type ErrorCode, errorCodes, errorMessage } from '@jhola/shared/errors/error-codes';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { HttpException } from '@nestjs/common';
import { isDiskFull } from './disk-full.js';
import { InvalidRequest } from './invalid-request.js';

/** An error in the form of its answer. */
export interface AnsweredError {
  readonly status: number;
  readonly body: ErrorAnswer;
}

/** The codes for the statuses of Nest's and Fastify's own errors. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'route.missing',
  405: 'route.missing',
  408: 'request.too-slow',
  413: 'request.too-large',
  414: 'request.too-large',
  415: 'request.unsupported-type',
  429: 'request.too-many',
  503: 'server.busy',
};

/** The answer to any error. Unknown errors reveal nothing of the inside. */
export function answerTo(error: unknown): AnsweredError {
  if (error instanceof ShopError) {
    const details = Object.keys(error.details).length > 0 ? { details: { ...error.details } } : {};
    return { status: error.status, body: refusal(error.code, error.message, details) };
  }
  if (error instanceof InvalidRequest) {
    const details = error.field ? { details: { field: error.field } } : {};
    return { status: 400, body: refusal('request.invalid', error.message, details) };
  }
  const code = codeOf(error);
  return { status: errorCodes[code].status, body: refusal(code, errorMessage(code)) };
}

function codeOf(error: unknown): ErrorCode {
  if (isDiskFull(error)) return 'server.disk-full';
  const status = statusOf(error);
  if (status === undefined) return 'server.failed';
  return codeOfStatus[status] ?? (status < 500 ? 'request.malformed' : 'server.failed');
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  // Fastify's errors carry a code of their own; any other `statusCode` (a driver's, a vendor's) is ignored.
  if (
    error instanceof Error &&
    'statusCode' in error &&
    'code' in error &&
    String(error.code).startsWith('FST_')
  ) {
    return Number(error.statusCode);
  }
  return undefined;
}

function refusal(code: ErrorCode, message: string, details: Pick<ErrorAnswer, 'details'> = {}): ErrorAnswer {
  return { success: false, error: true, message, code, ...details };
}
