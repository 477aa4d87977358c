import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { ErrorAnswer } from '@jhola/shared/contracts/answer.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aKey } from '@jhola/test-doubles/builders/orders';
import { type Answered, call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { liveSessions } from './harness/live-session.js';
import { nameOf } from './harness/route-audiences.js';
import type { Route } from './harness/routes.js';
import { sampleOf } from './harness/schema-sample.js';
import { whatIsStored } from './harness/stored.js';
import { isFullRun, sampled } from './harness/tier.js';
import { type TwoCustomers, twoCustomers } from './harness/two-customers.js';

/** What a database might read as a command instead of as a value. */
const operators = [
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  { $in: [] },
  { $exists: true },
  { $function: { body: 'function () { return true }', args: [], lang: 'js' } },
  [{ $ne: null }],
  [[]],
];

const wantedOrders = ['group', 'stage', 'method', 'attention', 'search', 'from', 'to'];
/** Routes whose queries the shop's description leaves out. */
const undescribed: Readonly<Record<string, readonly string[]>> = {
  [`GET ${orderPaths.adminOrders}`]: [...wantedOrders, 'cursor', 'limit'],
  [`GET ${adminOrderPaths.exportCsv}`]: wantedOrders,
};

type Json = unknown;

/**
 * Copies of a value, each with one of its leaves, however deep, in place of which an operator stands: each operator in the
 * full run, else one, at each leaf another.
 */
function* spoilt(
  value: Json,
  at = '',
  leaf = { nth: 0 },
): Generator<{ at: string; operator: Json; body: Json }> {
  for (const operator of sampled<Json>(operators, leaf.nth++)) yield { at, operator, body: operator };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const inner of spoilt(part, `${at}.${key}`, leaf)) {
      const copy = Array.isArray(value) ? [...value] : { ...value };
      yield { ...inner, body: Object.assign(copy, { [key]: inner.body }) };
    }
  }
}

const isRefusal = ({ status, body }: Answered): boolean =>
  status >= 400 && status < 500 && ErrorAnswer.strict().safeParse(body).success;

/** An answer without what differs each time it is asked for. */
const said = ({ status, text }: Answered): string =>
  `${status} ${text.replace(/"(asOf|at|checkedAt)":"[^"]+"/g, '')}`;

let shop: Shop;
let fixture: TwoCustomers;
let tokenOf: ReturnType<typeof liveSessions>;
beforeAll(async () => {
  shop = await startShop();
  fixture = await twoCustomers(shop);
  tokenOf = liveSessions(shop);
});
afterAll(() => shop.stop());

/** Each audience's own caller, signed in. */
async function askerOf({ audience }: Route): Promise<{ token?: string }> {
  if (audience === 'public') return {};
  return { token: await tokenOf(audience === 'admin' ? fixture.admin : fixture.owner) };
}

describe('promise 19: operators of the database', () => {
  it('are refused in every field of every body, however deep, and change nothing', async () => {
    const { routes, schemas } = fixture;
    const taken = routes.filter(({ body }) => body);
    expect(taken.length).toBeGreaterThanOrEqual(40);
    // Signing in writes sessions, so that all of it comes before.
    const askers: Awaited<ReturnType<typeof askerOf>>[] = [];
    for (const route of taken) askers.push(await askerOf(route));
    const before = await whatIsStored(shop);
    const bypasses: string[] = [];
    let sent = 0;
    for (const [at, route] of taken.entries()) {
      const sample = route.body && sampleOf(route.body, schemas);
      const send = (body: Json) =>
        call(shop, route.path, {
          method: route.method,
          body,
          ...askers[at],
          headers: { 'idempotency-key': aKey() },
        });
      // Where no field is needed, an operator for a body is a body without any that is known.
      const ofNothing = said(await send({}));
      await Promise.all(
        [...spoilt(sample)].map(async ({ at: field, operator, body }) => {
          const answer = await send(body);
          sent++;
          if (!isRefusal(answer) && !(field === '' && said(answer) === ofNothing))
            bypasses.push(
              `${nameOf(route)} ${field}: ${JSON.stringify(operator)}: ${answer.status} ${answer.text.slice(0, 100)}`,
            );
        }),
      );
    }
    expect(bypasses).toEqual([]);
    expect(sent).toBeGreaterThan(1000 / (isFullRun ? 1 : operators.length));
    expect(await whatIsStored(shop)).toEqual(before);
    // Nobody was refused for a session that had ended meanwhile.
    for (const [at, route] of taken.entries()) expect(await askerOf(route)).toEqual(askers[at]);
  }, 240_000);

  it('are refused in every query of every route, or mean nothing there', async () => {
    const { routes } = fixture;
    const bypasses: string[] = [];
    let asked = 0;
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const names = [...route.queries, ...(undescribed[nameOf(route)] ?? [])];
      if (names.length === 0) continue;
      const asker = await askerOf(route);
      const path = route.path.replace(/\{\w+\}/g, fixture.product._id);
      const plain = said(await call(shop, path, asker));
      for (const name of names) {
        for (const query of [
          `${name}[$ne]=`,
          `${name}[$gt]=`,
          `${name}[$regex]=.*`,
          `${name}[$where]=1`,
          `${name}[]=1`,
          `${name}.$ne=1`,
          `${name}=%7B%22%24ne%22%3Anull%7D`,
          `${name}=%7B%22%24ne%22%3Anull%7D&${name}=%7B%22%24gt%22%3A%22%22%7D`,
        ]) {
          const answer = await call(shop, `${path}?${query}`, asker);
          asked++;
          const foundNothing = answer.status === 200 && isNothing(answer);
          if (!isRefusal(answer) && said(answer) !== plain && !foundNothing)
            bypasses.push(`${path}?${query}: ${answer.status} ${answer.text.slice(0, 100)}`);
        }
      }
    }
    expect(bypasses).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });
});

/** Whether nothing was found: what was sent was read as the text it is. A table has its heading at least. */
const isNothing = ({ body, text }: Answered): boolean =>
  body === undefined ? text.trim().split('\n').length === 1 : hasNoRow(body.data);
const hasNoRow = (data: unknown): boolean =>
  Array.isArray(data)
    ? data.length === 0
    : typeof data === 'object' && data !== null && Object.values(data).every(hasNoRow);
