import { CommandError } from '../errors.js';
import { REPLICA_SET } from '../replica-set.js';
import { noSuchTransaction, SESSION_MINUTES } from '../transactions/sessions.js';
import type { Doc } from '../values/documents.js';
import { MAX_MESSAGE_BYTES } from '../wire/messages.js';
import { type Context, OK, type Reply } from './context.js';

/** `hello`: a replica set of one, for drivers allow sessions and transactions on nothing less. */
export function hello({ engine, connection }: Context): Reply {
  return {
    fields: {
      helloOk: true,
      ismaster: true,
      isWritablePrimary: true,
      secondary: false,
      setName: REPLICA_SET,
      setVersion: 1,
      hosts: [engine.address],
      primary: engine.address,
      me: engine.address,
      maxBsonObjectSize: 16 * 1024 * 1024,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: SESSION_MINUTES,
      connectionId: connection,
      minWireVersion: 0,
      // MongoDB 7.0: the newest whose commands this server has all the shop needs of.
      maxWireVersion: 21,
      readOnly: false,
      ok: 1,
    },
  };
}

export function ping(): Reply {
  return OK;
}

export function buildInfo(): Reply {
  return {
    fields: { version: '7.0.0', versionArray: [7, 0, 0, 0], modules: [], storageEngine: 'embedded', ok: 1 },
  };
}

export function connectionStatus(): Reply {
  return { fields: { authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 } };
}

/** `endSessions` and `killSessions` */
export function endSessions({ engine, command, name }: Context): Reply {
  for (const lsid of (command[name] ?? []) as Doc[]) {
    const session = engine.sessions.of(lsid);
    if (!session) continue;
    engine.cursors.closeOfSession(session.id);
    engine.sessions.end(session);
  }
  return OK;
}

/** `commitTransaction`: answered once it is on disk. */
export async function commitTransaction({ engine, session, command }: Context): Promise<Reply> {
  if (!session) return OK;
  const number = BigInt(command.txnNumber as bigint | number);
  const hasWritten = engine.sessions.commit(session, number);
  try {
    await engine.store.durable();
  } catch (error) {
    // What it saw or wrote is taken back: a repeated commit must not succeed.
    session.committed = false;
    // A full disk keeps nobody from reading: the driver reads anew.
    throw !hasWritten && error instanceof CommandError ? noSuchTransaction(number) : error;
  }
  return OK;
}

/** `abortTransaction` */
export function abortTransaction({ engine, session, command }: Context): Reply {
  if (session) {
    engine.sessions.continue(session, BigInt(command.txnNumber as bigint | number));
    engine.sessions.abort(session);
  }
  return OK;
}
