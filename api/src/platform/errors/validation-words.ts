import { errorMessage } from '@jhola/shared/errors/error-codes';
import type { StandardSchemaValidationPipeOptions } from '@nestjs/common';
import { z } from 'zod';
import { InvalidRequest } from './invalid-request.js';

type Issues = Parameters<NonNullable<StandardSchemaValidationPipeOptions['exceptionFactory']>>[0];

/** The shop's texts for zod's issues, each continuing the field's name. */
function words(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${named(issue.expected)}`;
    case 'too_small':
      return `is too ${sizeOf(issue.origin, 'short', 'few', 'small')}`;
    case 'too_big':
      return `is too ${sizeOf(issue.origin, 'long', 'many', 'large')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.slice(0, 5).join(', ')}`;
    case 'invalid_value':
      return `must be one of ${issue.values.slice(0, 20).join(', ')}`;
    default:
      return 'is not valid';
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const named = (expected: string): string => typeNames[expected] ?? expected;

function sizeOf(origin: string, text: string, list: string, other: string): string {
  if (origin === 'string') return text;
  return origin === 'array' || origin === 'set' ? list : other;
}

/** Makes zod use the shop's texts wherever a schema has none of its own. */
export function useShopWords(): void {
  z.config({ localeError: words });
}

/**
 * The first issue as text: `email is not an e-mail address`. A schema's own sentence, which begins with a
 * capital letter, stands alone: `Password and confirm password must be same` (docs/product.md#register).
 */
export function invalidRequest(issues: Issues): InvalidRequest {
  const issue = issues[0];
  const message = issue?.message ?? 'is not valid';
  const field = (issue?.path ?? [])
    .map((segment) => String(typeof segment === 'object' ? segment.key : segment))
    .join('.')
    .slice(0, 100);
  if (/^\p{Lu}/u.test(message)) return new InvalidRequest(message, field);
  return new InvalidRequest(
    errorMessage('request.invalid', { reason: `${field || 'the request'} ${message}` }),
    field,
  );
}
