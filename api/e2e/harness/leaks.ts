import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { type Order, OrderListAnswer, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import type { Route } from './routes.js';
import type { Asked, TwoCustomers } from './two-customers.js';

/** The calls whose purpose is to hand out a token. */
const handsOutTokens = /login|google|refresh-token|change-password|verify-forgot-password-otp/;
const secret = /password|otp|token|__v|hash|secret|searchParts|googleId$/i;
/** What says no more than whether there is one; and a public picture, blurred. */
const harmless = new Set(['hasPassword', 'thumbHash']);

function* keysIn(value: unknown, at = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield `${at}.${key}`;
    yield* keysIn(inner, `${at}.${key}`);
  }
}

/** Reads everything that the owner, the other customer and the administrator may read. */
export async function readEverything(
  asked: TwoCustomers['asked'],
  routes: readonly Route[],
  actors: { readonly owner: SignedIn; readonly other: SignedIn; readonly admin: SignedIn },
): Promise<void> {
  const { owner, other, admin } = actors;
  for (const [who, asker] of Object.entries({ owner, other, admin })) {
    for (const { method, path, audience } of routes) {
      const reads = method === 'GET' && !path.includes('{') && path !== accountPaths.logout;
      if (reads && (audience !== 'admin' || who === 'admin')) await asked(who, path, { token: asker.token });
    }
  }
  await asked('admin', customerPaths.find, { token: admin.token, body: {} });
  await asked('admin', customerPaths.details, { token: admin.token, body: { userId: owner.userId } });
  const { body } = await asked('owner', orderPaths.orderList, { token: owner.token });
  const [{ orderId, product_details: lines }] = OrderListAnswer.parse(body).data as [Order];
  await asked('owner', orderPaths.details.replace(':orderId', orderId), { token: owner.token });
  await asked('admin', adminOrderPaths.details.replace(':orderId', orderId), { token: admin.token });
  await asked('admin', stockPaths.list, { token: admin.token, body: {} });
  const productId = lines[0]?.productId;
  await asked('admin', stockPaths.history, { token: admin.token, body: { productId } });
}

/** Every field of these answers that is named like a password, code, token, hash or version. */
export const secretsIn = (answers: readonly Asked[]): string[] =>
  answers.flatMap(({ who, route, answer }) =>
    [...keysIn(answer.body as unknown)]
      .filter((key) => secret.test(key.split('.').at(-1) ?? '') && !harmless.has(key.split('.').at(-1) ?? ''))
      .filter(() => !handsOutTokens.test(route))
      // One’s own export names the provider’s account: it is the person’s own.
      .filter((key) => !(route.endsWith(accountPaths.exportData) && key === '.data.account.googleId'))
      .map((key) => `${who} ${route}: ${key}`),
  );

/** The routes of these answers whose text holds a password's hash or a trace of the code. */
export const hashesIn = (answers: readonly Asked[]): string[] =>
  answers.filter(({ answer }) => /\$argon2|"stack"|node_modules/.test(answer.text)).map(({ route }) => route);

/**
 * Every e-mail in these answers that is not the asker's own; the administrator's answers may hold them all.
 * @param emails whose e-mail is which, by who asked
 */
export const emailsOfOthersIn = (
  answers: readonly Asked[],
  emails: Readonly<Record<string, string>>,
): string[] =>
  answers.flatMap(({ who, route, answer }) =>
    who === 'admin'
      ? []
      : Object.values(emails)
          .filter((email) => email !== emails[who] && answer.text.includes(email))
          .map((email) => `${who} ${route}: ${email}`),
  );
