import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const MEGABYTE = 1024 * 1024;

/** Lets routes read multipart bodies: one file of 10 MB, and a few short fields. Other routes never read one. */
export function readMultipart(server: FastifyInstance): void {
  const limits = {
    files: 1,
    fileSize: 10 * MEGABYTE,
    fields: 4,
    fieldNameSize: 100,
    fieldSize: 1000,
    parts: 5,
    headerPairs: 20,
  };
  multipart(withoutHooks(server), { limits }, (error) => {
    if (error) throw error;
  });
}

/**
 * The server for a plugin whose hooks it does without: those of multipart delete the files of `saveRequestFiles`, which no route
 * calls, and cost every request of every route two promises, a seventh of a ready answer.
 */
function withoutHooks(server: FastifyInstance): FastifyInstance {
  const hookless: FastifyInstance = Object.create(server, { addHook: { value: () => hookless } });
  return hookless;
}
