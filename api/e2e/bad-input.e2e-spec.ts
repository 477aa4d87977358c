import { randomUUID } from 'node:crypto';
import { ErrorAnswer } from '@jhola/shared/contracts/answer.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { aListingKey, aProductIn, UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { anyBroken, type BrokenRequest, brokenBodies } from './harness/broken-requests.js';
import { type JsonSchema, type Schemas, sampleOf } from './harness/schema-sample.js';
import { type Stored, whatIsStored } from './harness/stored.js';
import { sampled } from './harness/tier.js';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly body: JsonSchema | undefined;
  readonly needsKey: boolean;
}

/** Signing out is what a GET of it with a token does; it takes no input to be bad. */
const SIGN_OUT = '/api/user/logout';

describe('bad input', () => {
  let shop: Shop;
  let routes: Route[];
  let schemas: Schemas;
  let askers: Record<'visitor' | 'customer' | 'admin', SignedIn | undefined>;
  let before: Stored;

  beforeAll(async () => {
    shop = await startShop();
    const { body: document } = await call(shop, '/api/docs.json');
    schemas = document.components.schemas;
    routes = routesOf(document);
    const [admin, customer] = [await anAdmin(shop), await aCustomer(shop)];
    askers = { visitor: undefined, customer, admin };
    await fillShop(admin, customer);
    before = await whatIsStored(shop);
  });
  afterAll(() => shop.stop());
  afterEach(async () => expect(await whatIsStored(shop)).toEqual(before));

  /** One of everything, so that a filter that matches too much would show. */
  async function fillShop(admin: SignedIn, customer: Awaited<ReturnType<typeof aCustomer>>): Promise<void> {
    const product = await aProductIn(shop, admin, await aListingKey(shop, admin));
    const productId = product._id;
    await placeOrder(shop, customer, product);
    for (const [path, body] of [
      [cartPaths.create, { productId }],
      [wishlistPaths.add, { productId }],
      [reviewPaths.add, { productId, rating: 5 }],
    ] as const) {
      expect((await call(shop, path, { token: customer.token, body })).status).toBe(200);
    }
  }

  function send({ method, path, needsKey }: Route, request: BrokenRequest, asker: SignedIn | undefined) {
    const { body, contentType, keyed = true } = request;
    return call(shop, path.replace(/\{\w+\}/g, UNKNOWN_ID), {
      method,
      body,
      headers: {
        ...(needsKey || keyed ? { 'idempotency-key': randomUUID() } : {}),
        ...(contentType ? { 'content-type': contentType } : {}),
        ...(asker ? { authorization: `Bearer ${asker.token}` } : {}),
      },
    });
  }

  /** Sends each request to each of these routes, as everyone in the full run, else as one after another; what was not refused properly. */
  async function unrefused(
    taken: readonly Route[],
    requestsOf: (route: Route) => readonly BrokenRequest[],
    isProper: (answer: Answered) => boolean,
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const route of taken) {
      await Promise.all(
        requestsOf(route).flatMap((request, at) =>
          sampled(Object.entries(askers), at).map(async ([who, asker]) => {
            const answer = await send(route, request, asker);
            if (isProper(answer)) return;
            wrong.push(
              `${who} ${route.method} ${route.path} with ${request.what}: ${answer.status} ${answer.text.slice(0, 120)}`,
            );
          }),
        ),
      );
    }
    return wrong;
  }

  const withBody = () => routes.filter(({ body }) => body);
  const writing = () => routes.filter(({ method }) => method !== 'GET');

  it('meets every route of the API', () => {
    expect(routes.length).toBeGreaterThanOrEqual(44);
    expect(withBody().length).toBeGreaterThanOrEqual(30);
  });

  it('is refused on every route when it cannot be read', async () => {
    expect(await unrefused(writing(), () => anyBroken, isRefusal)).toEqual([]);
  });

  it('is refused in every field of every route', async () => {
    const requests = ({ body }: Route) => (body ? brokenBodies(body, schemas) : []);
    expect(await unrefused(withBody(), requests, isRefusal)).toEqual([]);
  });

  it('is refused, or does nothing, when its ids are unknown', async () => {
    const taken = withBody().filter(
      ({ body }) => body && JSON.stringify(sampleOf(body, schemas)).includes(UNKNOWN_ID),
    );
    expect(taken.length).toBeGreaterThanOrEqual(20);
    const requests = ({ body }: Route) => [
      { what: 'unknown ids', body: JSON.stringify(body ? sampleOf(body, schemas) : {}), keyed: false },
    ];
    const harmless = (answer: Answered) => isRefusal(answer) || answer.status === 200;
    expect(await unrefused(taken, requests, harmless)).toEqual([]);
  });

  it('is refused in paths and queries', async () => {
    const parameters = [
      'x',
      '%00',
      '..%2f..%2f',
      '%7B%22%24gt%22%3A%22%22%7D',
      'a'.repeat(250),
      '%zz',
      UNKNOWN_ID,
    ];
    const queries = [
      'limit[$ne]=0',
      'limit[]=1',
      'limit=x',
      'limit=-1',
      'limit=1e309',
      'offset[$gt]=',
      'limit=1&limit=2',
    ];
    const wrong: string[] = [];
    for (const [place, { method, path }] of routes.filter(({ path }) => path.includes('{')).entries()) {
      for (const [at, parameter] of parameters.entries()) {
        for (const asker of sampled(Object.values(askers), at)) {
          for (const query of ['', ...sampled(queries, place + at).map((text) => `?${text}`)]) {
            const address = path.replace(/\{\w+\}/g, parameter) + query;
            const answer = await call(shop, address, { method, ...(asker ? { token: asker.token } : {}) });
            if (!isRefusal(answer)) wrong.push(`${method} ${address}: ${answer.status} ${answer.text}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused as a token', async () => {
    const tokens = ['', 'x', 'null', '{"$gt":""}', 'a.b.c', `${askers.admin?.token}x`, 'x'.repeat(6000)];
    const wrong: string[] = [];
    for (const [place, route] of routes.entries()) {
      for (const token of sampled(tokens, place)) {
        const answer = await call(shop, route.path.replace(/\{\w+\}/g, UNKNOWN_ID), {
          method: route.method,
          headers: { authorization: `Bearer ${token}` },
        });
        const isPublicRead = answer.status === 200 && (await call(shop, route.path)).status === 200;
        if (!isRefusal(answer) && !isPublicRead && !isPublicList(route)) {
          wrong.push(`${route.method} ${route.path} with ${token.slice(0, 20)}: ${answer.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The lists that are read by POST and need no body. */
const isPublicList = ({ path }: Route): boolean => path === '/api/subcategory/get';

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
}

function routesOf(document: { paths: Record<string, Record<string, Operation>> }): Route[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => path !== SIGN_OUT)
      .map(([method, { requestBody, parameters = [] }]) => ({
        method: method.toUpperCase(),
        path,
        body: requestBody?.content?.['application/json']?.schema,
        needsKey: parameters.some(({ name, required }) => name === 'Idempotency-Key' && required),
      })),
  );
}

/** Whether an answer refuses as it should: a 4xx in the error shape. */
function isRefusal({ status, body }: Answered): boolean {
  return status >= 400 && status < 500 && ErrorAnswer.strict().safeParse(body).success;
}
