import { type AuditEntry, AuditLogAnswer, auditLogPaths } from '@jhola/shared/contracts/audit-log.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, type Sent } from '@jhola/test-doubles/call';
import type { ShopAddress } from '@jhola/test-doubles/shop/start-shop';

/** The user agent of Chrome on Linux. */
export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A shop's audit log, as its administrator sees it. */
export interface Activity {
  /** Calls from Chrome on Linux, as the administrator unless said otherwise. */
  act(path: string, sent?: Sent, by?: Pick<SignedIn, 'token'>): Promise<Answered>;
  /** The entries of a query, newest first. */
  list(query: string): Promise<AuditEntry[]>;
  /** What is recorded while something is done, the first entry first; at most 99. */
  recorded(work: () => Promise<unknown>): Promise<AuditEntry[]>;
}

/** The audit log of a shop. */
export function activityOf(shop: ShopAddress, admin: SignedIn): Activity {
  const list = async (query: string) => {
    const { body } = await must(call(shop, `${auditLogPaths.list}${query}`, { token: admin.token }));
    return AuditLogAnswer.parse(body).data.entries;
  };
  return {
    list,
    act: (path, sent = {}, { token } = admin) =>
      call(shop, path, { ...sent, token, headers: { 'user-agent': CHROME, ...sent.headers } }),
    recorded: async (work) => {
      const [last] = await list('?limit=1');
      await work();
      const entries = await list('?limit=100');
      const known = entries.findIndex(({ _id }) => _id === last?._id);
      return entries.slice(0, known < 0 ? undefined : known).reverse();
    },
  };
}

/** The answer, which must be a success. @throws Error with a refusal */
export async function must(answer: Promise<Answered>): Promise<Answered> {
  const answered = await answer;
  if (answered.status !== 200) throw new Error(`Refused with ${answered.status}: ${answered.text}`);
  return answered;
}
