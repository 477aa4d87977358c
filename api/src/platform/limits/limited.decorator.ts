import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { LimitName } from './limit-table.js';
import { LIMIT, LimitsGuard } from './limits.guard.js';

/**
 * Declares a route's rate limit: beyond it the route answers 429 `request.too-many` with `Retry-After` in
 * seconds, and does nothing.
 * @param name a row of the table of limits
 */
export const Limited = (name: LimitName) =>
  applyDecorators(
    SetMetadata(LIMIT, name),
    UseGuards(LimitsGuard),
    ApiTooManyRequestsResponse({ description: 'Too often: see Retry-After.' }),
  );
