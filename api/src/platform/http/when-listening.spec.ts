import { createServer } from 'node:http';
import type { HttpAdapterHost } from '@nestjs/core';
import { whenListening } from './when-listening.js';

const hostOf = (server: object) =>
  ({ httpAdapter: { getHttpServer: () => server } }) as unknown as HttpAdapterHost;

it('waits until a server listens, and not in a command or when it is given up', async () => {
  const server = createServer();
  const giveUp = new AbortController();
  const done: string[] = [];
  const waits = [
    whenListening(hostOf(server), new AbortController().signal).then(() => done.push('listening')),
    whenListening(hostOf(createServer()), giveUp.signal).then(() => done.push('given up')),
    whenListening({} as HttpAdapterHost, giveUp.signal).then(() => done.push('a command')),
  ];
  await new Promise(setImmediate);
  expect(done).toEqual(['a command']);
  server.listen(0, '127.0.0.1');
  await waits[0];
  giveUp.abort();
  await waits[1];
  expect(done).toEqual(['a command', 'listening', 'given up']);
  await whenListening(hostOf(server), new AbortController().signal);
  server.close();
});
