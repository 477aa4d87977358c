import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import type { OutboxRow } from '#data/db/rows.ts';
import type { Delivered } from './network';

/** A change as its device noted it. */
export interface Noted {
  readonly owner: string;
  readonly kind: string;
  readonly target: string;
  /** The pieces wished for, or whether it is wished: as it stands now that the device knows what it is on top of. */
  wanted: number | boolean;
  readonly device: string;
  /** Its place in the order in which all were made. */
  readonly place: number;
}

const writes: ReadonlySet<string> = new Set([
  cartPaths.create,
  cartPaths.updateQuantity,
  cartPaths.deleteItem,
  wishlistPaths.add,
  wishlistPaths.remove,
]);

const wantedOf = (body: unknown) => {
  const { quantity, wished } = body as { quantity?: number; wished?: boolean };
  return quantity ?? wished ?? false;
};

/** Whose the bearer of a call is. */
const userOf = (bearer: string): unknown =>
  JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString() || '{}').sub;

/** What devices noted, and what of it arrived at the shop. */
export class ExpectedState {
  readonly wrong: string[] = [];
  private readonly byKey = new Map<string, Noted>();
  private readonly givenUp = new Set<Noted>();
  /** The calls that were done for a change: there must not be two that differ. */
  private readonly done = new Map<Noted, string>();
  private readonly lastDone = new Map<string, number>();

  private readonly bySeq = new Map<string, Noted>();

  /** Notes a row that comes into a device's outbox, or changes there: it may go on under another key. */
  note(device: string, { seq, id, owner, kind, target, body }: OutboxRow): void {
    const known = this.byKey.get(id) ?? this.bySeq.get(`${device} ${seq}`);
    const change = known ?? { owner, kind, target, wanted: false, device, place: this.byKey.size };
    change.wanted = wantedOf(body);
    this.byKey.set(id, change);
    if (seq !== undefined) this.bySeq.set(`${device} ${seq}`, change);
  }

  /** The shopper has logged out of a device: what it had not sent is given up. */
  cleared(device: string): void {
    for (const change of new Set(this.byKey.values()))
      if (change.device === device && !this.done.has(change)) this.givenUp.add(change);
  }

  delivered({ method, path, key, bearer, status }: Delivered): void {
    if (!writes.has(path)) return;
    const change = this.byKey.get(key ?? '');
    if (!change) {
      this.wrong.push(`${method} ${path} was sent for a change that nobody made`);
      return;
    }
    const about = `${change.kind} ${change.target} ${change.wanted} (${change.device} ${change.place})`;
    if (userOf(bearer) !== change.owner) this.wrong.push(`${about} was sent in another's name`);
    if (status >= 300) return;
    const call = `${path} ${key}`;
    const before = this.done.get(change);
    if (before !== undefined && before !== call)
      this.wrong.push(`${about} was done twice: ${before}, ${call}`);
    if (before !== undefined) return;
    this.done.set(change, call);
    const lane = `${change.device} ${change.owner}`;
    if ((this.lastDone.get(lane) ?? 0) > change.place) this.wrong.push(`${about} was done after a later one`);
    this.lastDone.set(lane, change.place);
  }

  /** All that is known of what a user wanted of a target, for whoever looks for what went wrong. */
  story(owner: string, kind: string, target: string): string {
    const changes = [...new Set(this.byKey.values())].filter(
      (change) => change.owner === owner && change.kind === kind && change.target === target,
    );
    return changes
      .map((change) => {
        const fate = [
          ...(this.done.has(change) ? ['done'] : []),
          ...(this.givenUp.has(change) ? ['given up'] : []),
        ];
        return `${change.place} ${change.device} ${change.wanted} ${fate.join(', ') || 'never done'}`;
      })
      .join('; ');
  }

  /**
   * What a user wanted last of a target; undefined when that says nothing, because several devices wanted something, the
   * last wishes were given up, or one that was given up arrived all the same.
   */
  lastWanted(owner: string, kind: string, target: string): number | boolean | undefined {
    const changes = [...new Set(this.byKey.values())].filter(
      (change) => change.owner === owner && change.kind === kind && change.target === target,
    );
    if (new Set(changes.map(({ device }) => device)).size > 1) return undefined;
    const last = changes.at(-1);
    const lastDone = changes.findLast((change) => this.done.has(change));
    const unsure = changes.some(
      (one) => this.givenUp.has(one) && (this.done.has(one) || one.place > (lastDone?.place ?? -1)),
    );
    return unsure ? undefined : (last?.wanted ?? (kind === 'cart.line' ? 0 : false));
  }
}
