import { z } from 'zod';

export const healthPath = '/api/health';

/** The state of each part; `ok` is false (and the status 503) when one that is needed is down. */
export const HealthAnswer = z
  .object({
    ok: z.boolean(),
    version: z.string(),
    parts: z.record(z.string(), z.object({ ok: z.boolean(), state: z.string() })),
  })
  .meta({ id: 'HealthAnswer' });
export type HealthAnswer = z.infer<typeof HealthAnswer>;
