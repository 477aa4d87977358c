import { type JsonSchema, resolved, type Schemas, sampleOf } from './schema-sample.js';
import { isFullRun, sampled } from './tier.js';

/** A request as a client that is broken, or means harm, would send it. */
export interface BrokenRequest {
  /** What is wrong with it, for the report. */
  readonly what: string;
  readonly body: string;
  readonly contentType?: string;
  /** Sent with an Idempotency-Key even where none is needed; what succeeds under one is remembered. */
  readonly keyed?: boolean;
}

const operators = [{ $gt: '' }, { $ne: null }, { $where: 'sleep(1000)' }, { $regex: '.*' }, { $in: [] }];

/** Wrong values for a field of this schema; `place` says which three of them before a change lands, in each field others. */
function wrongValues({ type }: JsonSchema, place: number): unknown[] {
  const others = [
    null,
    [[{ $gt: '' }]],
    type === 'string' ? 7 : 'text',
    type === 'object' ? [] : { a: { b: 1 } },
    type === 'number' || type === 'integer' ? -1.000001 : type === 'boolean' ? 1 : true,
    'x'.repeat(20_000),
  ];
  const some = isFullRun ? others : [place, place + 3].flatMap((at) => sampled(others, at));
  return [...sampled(operators, place), ...some];
}

const json = (body: unknown): string => JSON.stringify(body);

/** Everything that can be wrong with a body, whatever the route expects. */
export const anyBroken: readonly BrokenRequest[] = [
  { what: 'JSON that ends too early', body: '{"name":"a' },
  { what: 'text that is no JSON', body: '<xml/>' },
  { what: 'a prototype', body: '{"__proto__":{"role":"ADMIN"}}' },
  { what: 'a constructor', body: '{"constructor":{"prototype":{"role":"ADMIN"}}}' },
  { what: 'deep nesting', body: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}` },
  { what: 'too much', body: json({ name: 'x'.repeat(400_000) }) },
  { what: 'another type', body: 'name=a', contentType: 'application/x-www-form-urlencoded' },
  { what: 'plain text', body: 'name', contentType: 'text/plain' },
];

/** Bodies that break this schema, each in one place; ids in them are unknown. */
export function brokenBodies(schema: JsonSchema, schemas: Schemas): BrokenRequest[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  const sample = sampleOf(schema, schemas) as Record<string, unknown>;
  // Fields that no schema knows are passed over, so an object of operators breaks only what needs fields.
  const operator = required.length > 0 ? [{ $gt: '' }] : [];
  const whole = [[], [sample], null, 'text', 7, true, ...operator].map((body) => ({
    what: `${json(body).slice(0, 40)} for an object`,
    body: json(body),
  }));
  const missing = required.map((field) => {
    const { [field]: _, ...rest } = sample;
    return { what: `no ${field}`, body: json(rest) };
  });
  const wrong = Object.entries(properties).flatMap(([field, part], place) =>
    wrongValues(resolved(part, schemas), place).map((value) => ({
      what: `${field}: ${json(value).slice(0, 40)}`,
      body: json({ ...sample, [field]: value }),
    })),
  );
  return [...whole, ...missing, ...wrong];
}
