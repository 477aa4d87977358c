import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { BSON, type Document } from 'mongodb';
import type { RecordStore } from '../../embedded-mongo/src/storage/record-store.js';
import type { savedCollections, savedDocuments } from '../../embedded-mongo/src/storage/saved-content.js';

const STORE = join(__dirname, '../../embedded-mongo/dist/storage/record-store.js');
const CONTENT = join(__dirname, '../../embedded-mongo/dist/storage/saved-content.js');

interface Content {
  readonly savedCollections: typeof savedCollections;
  readonly savedDocuments: typeof savedDocuments;
}

/** All documents of every collection, by its name. */
export type Documents = Readonly<Record<string, readonly Document[]>>;

/**
 * What would be left of this shop, were it killed now: it is halted in the middle of what it does, its files are copied,
 * it goes on, and the copy is opened as the next start would open it. A killed process leaves the same behind, for what
 * it has written is the system's to keep.
 * @param meanwhile called at that moment
 */
export async function leftIfKilledNow(
  { pid, dataDir }: Pick<OpenShop, 'pid' | 'dataDir'>,
  meanwhile: () => void,
): Promise<Documents> {
  const image = mkdtempSync(join(tmpdir(), 'jhola-image-'));
  try {
    process.kill(pid, 'SIGSTOP');
    try {
      await until('all of the shop stands still', async () => standsStill(pid));
      cpSync(dataDir, image, { recursive: true, filter: (path) => !isOfTheProcess(path) });
      meanwhile();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    return await recovered(join(image, 'database'));
  } finally {
    rmSync(image, { recursive: true });
  }
}

/** Everything in the database's files, recovered by the shop's own code. */
async function recovered(folder: string): Promise<Documents> {
  const { RecordStore: Store }: { RecordStore: typeof RecordStore } = await import(STORE);
  const content: Content = await import(CONTENT);
  const store = new Store(folder, (error) => {
    throw error;
  });
  try {
    const documents: Record<string, Document[]> = {};
    for (const [id, saved] of content.savedCollections(store.tables)) {
      documents[BSON.deserialize(saved).name] = [...content.savedDocuments(store.tables, id)].map(
        ([, bytes]) => BSON.deserialize(bytes),
      );
    }
    return documents;
  } finally {
    await store.close();
  }
}

/** Sockets and locks: they end with their process. */
function isOfTheProcess(path: string): boolean {
  return basename(path) === 'lock.mdb' || statSync(path).isSocket();
}

/** Whether every thread of a process is halted; where the system cannot say, it is assumed. */
function standsStill(pid: number): boolean {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return true;
  return readdirSync(tasks).every((task) => {
    const [, state] = readFileSync(`${tasks}/${task}/stat`, 'utf8').split(') ');
    return state?.startsWith('T');
  });
}
