/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'pictures-of-tests';
/** How s3rver calls the file with the bytes of an object, and the one with its headers. */
const OBJECT = '._S3rver_object';
const METADATA = '._S3rver_metadata.json';

/** A running store that speaks like S3 and checks signatures. */
export interface BucketServer {
  /** What the shop's environment must say. */
  readonly env: Readonly<Record<string, string>>;
  /** The names of all objects. */
  keys(): string[];
  /** The headers an object was put with. */
  headersOf(key: string): Record<string, string>;
  /** From now on refuses all that is put after this many more; undefined: nothing. */
  refuseAfter(puts: number | undefined): void;
  stop(): Promise<void>;
}

/** Starts a store with an empty bucket on a free port of the loopback. */
export async function startBucket(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'jhola-bucket-'));
  const store = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  await store.configureBuckets();
  const answer = store.callback();
  let left: number | undefined;
  const server = createServer((request, response) => {
    if (request.method === 'PUT' && left !== undefined) {
      left -= 1;
      if (left < 0) return void response.writeHead(403).end();
    }
    return answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const folder = join(directory, BUCKET);

  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(OBJECT))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).slice(0, -OBJECT.length))
        .sort(),
    headersOf: (key) => JSON.parse(readFileSync(join(folder, `${key}${METADATA}`), 'utf8')),
    refuseAfter(puts) {
      left = puts;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
