import { ShopError } from '@jhola/shared/errors/shop-error';
import { type Connection, mongo } from 'mongoose';
import { Transactions } from './transactions.js';

/** An error as MongoDB raises it when another transaction was quicker. */
function aConflict(): Error {
  const error = new mongo.MongoServerError({ message: 'WriteConflict', code: 112 });
  error.addErrorLabel('TransientTransactionError');
  return error;
}

/** A connection whose sessions record their calls. */
function aConnection(commit: () => Promise<void> = async () => {}) {
  const notes: string[] = [];
  let open = false;
  const session = {
    startTransaction: () => {
      notes.push('start');
      open = true;
    },
    commitTransaction: async () => {
      await commit();
      notes.push('commit');
      open = false;
    },
    abortTransaction: async () => {
      notes.push('abort');
      open = false;
    },
    inTransaction: () => open,
    endSession: async () => void notes.push('end'),
  };
  const connection = { startSession: async () => session } as unknown as Connection;
  return { notes, transactions: new Transactions(connection) };
}

describe('a transaction', () => {
  it('returns the result of its work, once that is committed', async () => {
    const { notes, transactions } = aConnection();
    await expect(transactions.run(async () => 'placed')).resolves.toBe('placed');
    expect(notes).toEqual(['start', 'commit', 'end']);
  });

  it('is tried again when another was quicker', async () => {
    const { notes, transactions } = aConnection();
    let tries = 0;
    const result = await transactions.run(async () => {
      tries += 1;
      if (tries < 3) throw aConflict();
      return tries;
    });
    expect(result).toBe(3);
    expect(notes).toEqual(['start', 'abort', 'start', 'abort', 'start', 'commit', 'end']);
  });

  it('gives up in the end, with a refusal for the shopper', async () => {
    const { notes, transactions } = aConnection();
    await expect(transactions.run(() => Promise.reject(aConflict()))).rejects.toMatchObject({
      code: 'server.busy',
    });
    expect(notes.filter((note) => note === 'commit')).toEqual([]);
    expect(notes.at(-1)).toBe('end');
  });

  it('is not tried again after a refusal', async () => {
    const { notes, transactions } = aConnection();
    const refusal = new ShopError('cart.empty');
    await expect(transactions.run(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(notes).toEqual(['start', 'abort', 'end']);
  });

  it('commits again when the outcome is unknown', async () => {
    let tries = 0;
    const { transactions } = aConnection(async () => {
      tries += 1;
      if (tries > 1) return;
      const lost = new mongo.MongoServerError({ message: 'connection lost' });
      lost.addErrorLabel('UnknownTransactionCommitResult');
      throw lost;
    });
    await expect(transactions.run(async () => 'placed')).resolves.toBe('placed');
    expect(tries).toBe(2);
  });

  it('encloses its commit, also one that fails, in what was registered around it', async () => {
    const around = ({ notes, transactions }: ReturnType<typeof aConnection>) =>
      transactions.run(async (session) => {
        transactions.aroundCommit(session, () => {
          notes.push('before');
          return () => void notes.push('after');
        });
        transactions.afterCommit(session, () => void notes.push('committed'));
      });
    const good = aConnection();
    await around(good);
    expect(good.notes).toEqual(['start', 'before', 'commit', 'after', 'committed', 'end']);
    const broken = aConnection(() => Promise.reject(new Error('the disk is full')));
    await expect(around(broken)).rejects.toThrow('the disk is full');
    expect(broken.notes).toEqual(['start', 'before', 'after', 'abort', 'end']);
  });

  it('runs after-commit work once, and never for a failed try', async () => {
    const { transactions } = aConnection();
    const committed: number[] = [];
    let tries = 0;
    await transactions.run(async (session) => {
      const attempt = ++tries;
      transactions.afterCommit(session, () => committed.push(attempt));
      if (attempt === 1) throw aConflict();
    });
    expect(committed).toEqual([2]);
  });
});
