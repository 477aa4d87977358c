import type { ThrottlerStorage } from '@nestjs/throttler';
import { primary } from '../workers/worker-link.js';

/** Counts in the primary process, for all workers of this shop together. */
export const primaryCounts: ThrottlerStorage = {
  increment: (...count) => primary().countCall(...count),
};
