import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import type { JsonSchema, Schemas } from './schema-sample.js';

/** A route as the shop's OpenAPI description has it. */
export interface Route {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  /** Who may call it, as its controller declares; undefined where nothing is declared. */
  readonly audience: string | undefined;
  /** The schema of its JSON body, where it has one. */
  readonly body: JsonSchema | undefined;
  /** The names of what its query may say. */
  readonly queries: readonly string[];
  readonly needsKey: boolean;
}

interface Operation {
  readonly 'x-audience'?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
}

/** Every route the shop describes, and the schemas they speak of. */
export async function routesOf(shop: OpenShop): Promise<{ routes: Route[]; schemas: Schemas }> {
  const { body: document } = await call(shop, '/api/docs.json');
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      audience: operation['x-audience'],
      body: operation.requestBody?.content?.['application/json']?.schema,
      queries: (operation.parameters ?? [])
        .filter(({ in: place }) => place === 'query')
        .map(({ name }) => name),
      needsKey: (operation.parameters ?? []).some(
        ({ name, required }) => name === 'Idempotency-Key' && required,
      ),
    })),
  );
  return { routes, schemas: document.components.schemas };
}
