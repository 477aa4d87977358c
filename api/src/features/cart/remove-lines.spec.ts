import { type mongo, Types } from 'mongoose';
import type { Transactions } from '#platform/database/transactions.js';
import type { CartLineRecord } from './models/cart-line.model.js';
import { type Removal, removeLines } from './remove-lines.js';

const keyText = ({ _id, userId }: Removal) => `${_id.toHexString()} of ${userId.toHexString()}`;

/** Rows that exist for their owners; a transaction in which something was thrown changes none. */
function aCart(lines: readonly Removal[]) {
  let stored = new Set(lines.map(keyText));
  const commands: string[] = [];
  const take = (from: Set<string>, removal: Removal) => Number(from.delete(keyText(removal)));
  const rows = {
    deleteOne: async (removal: Removal) => {
      commands.push('deleteOne');
      return { deletedCount: take(stored, removal) };
    },
    bulkWrite: async (
      deletes: readonly { deleteOne: { filter: Removal } }[],
      { session }: { session: { left: Set<string> } },
    ) => {
      commands.push('bulkWrite');
      const taken = deletes.map(({ deleteOne }) => take(session.left, deleteOne.filter));
      return { deletedCount: taken.reduce((sum, one) => sum + one, 0) };
    },
  } as unknown as mongo.Collection<CartLineRecord>;
  const transactions = {
    run: async (work: (session: { left: Set<string> }) => Promise<void>) => {
      const left = new Set(stored);
      await work({ left });
      stored = left;
    },
  } as unknown as Transactions;
  const remove = (...removals: Removal[]) => removeLines(rows, removals, transactions);
  return { commands, remove, left: () => stored.size };
}

const meera = new Types.ObjectId();
const arjun = new Types.ObjectId();
const aLine = (userId: Types.ObjectId): Removal => ({ _id: new Types.ObjectId(), userId });

describe('removing lines of carts', () => {
  it('takes one command for all that are there', async () => {
    const lines = [aLine(meera), aLine(arjun)];
    const { remove, commands, left } = aCart(lines);
    expect(await remove(...lines)).toEqual([true, true]);
    expect(commands).toEqual(['bulkWrite']);
    expect(left()).toBe(0);
  });

  it('says for each whether it was there, when another process has removed one meanwhile', async () => {
    const [gone, there] = [aLine(meera), aLine(arjun)];
    const { remove, left } = aCart([there]);
    expect(await remove(gone, there)).toEqual([false, true]);
    expect(left()).toBe(0);
  });

  it('counts a repeated removal once, and removes nobody else’s', async () => {
    const line = aLine(meera);
    const { remove, left } = aCart([line]);
    expect(await remove({ ...line, userId: arjun }, line, { ...line })).toEqual([false, true, false]);
    expect(left()).toBe(0);
  });
});
