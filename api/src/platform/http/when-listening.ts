import { once } from 'node:events';
import type { Server } from 'node:http';
import type { HttpAdapterHost } from '@nestjs/core';

/**
 * Resolves once the shop takes requests; immediately in a command, which takes none.
 * @param signal ends the waiting: then it resolves too
 */
export async function whenListening({ httpAdapter }: HttpAdapterHost, signal: AbortSignal): Promise<void> {
  // A command has no adapter, whatever the type says.
  const server = (httpAdapter as typeof httpAdapter | undefined)?.getHttpServer() as Server | undefined;
  if (!server || server.listening || signal.aborted) return;
  await once(server, 'listening', { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
