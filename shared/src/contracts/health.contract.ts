import { z } from 'zod';

export const healthPath = '/api/health';

/** `local`: what is for trying out is there for this computer alone; `public`: a demo that is shown to others; `off`: a real shop. */
export const DemoModeName = z.enum(['local', 'public', 'off']);
export type DemoModeName = z.infer<typeof DemoModeName>;

/** The state of each part; `ok` is false (and the status 503) when one that is needed is down. */
export const HealthAnswer = z
  .object({
    ok: z.boolean(),
    version: z.string(),
    /** Whether there is anything for trying the shop out; a real shop has none of it. */
    demo: z.boolean(),
    demoMode: DemoModeName,
    parts: z.record(z.string(), z.object({ ok: z.boolean(), state: z.string() })),
  })
  .meta({ id: 'HealthAnswer' });
export type HealthAnswer = z.infer<typeof HealthAnswer>;
