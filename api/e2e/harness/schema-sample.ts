import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';

/** As much of JSON Schema as OpenAPI writes for the shop's requests. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export type Schemas = Readonly<Record<string, JsonSchema>>;

/** An order number that no order has: numbers are longer. */
const UNKNOWN_ORDER = 'ORD-000000';

/** Texts of the shop; a sample takes the first that its schema's pattern allows. */
const texts = [
  'A sample text',
  UNKNOWN_ID,
  '560038',
  '9876543210',
  '/images/sample.webp',
  'nobody@test.example',
  UNKNOWN_ORDER,
  '2026-01-01T00:00:00.000Z',
  'k'.repeat(87),
  's'.repeat(22),
  'https://nobody.example/',
  '#2b2b7c',
  `/uploads/pictures/${'p'.repeat(24)}-640.webp`,
];

/** The schema behind references. */
export function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const next = schema.$ref
    ? schemas[schema.$ref.split('/').at(-1) ?? '']
    : (schema.allOf ?? schema.anyOf ?? schema.oneOf)?.[0];
  return next ? resolved(next, schemas) : schema;
}

/** A value that a schema allows; every id in it is one that nothing has. Optional fields are filled too. */
export function sampleOf(given: JsonSchema, schemas: Schemas): unknown {
  const schema = resolved(given, schemas);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sampleOf(field, schemas)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items, schemas)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return textFor(schema);
    default:
      return 'anything';
  }
}

function textFor({ pattern, format, minLength = 0 }: JsonSchema): string {
  if (format === 'email') return 'nobody@test.example';
  if (format === 'uri') return 'https://nobody.example/';
  const shape = new RegExp(pattern ?? '', 'u');
  const text = texts.find((candidate) => shape.test(candidate) && candidate.length >= minLength);
  if (text === undefined) throw new Error(`No sample text fits ${pattern}; add one.`);
  return text;
}
