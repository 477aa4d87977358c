import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const MEGABYTE = 1024 * 1024;

/** Lets routes read multipart bodies: one file of 10 MB, and a few short fields. Other routes never read one. */
export async function readMultipart(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    limits: {
      files: 1,
      fileSize: 10 * MEGABYTE,
      fields: 4,
      fieldNameSize: 100,
      fieldSize: 1000,
      parts: 5,
      headerPairs: 20,
    },
  });
}
