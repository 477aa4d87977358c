import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Finds the file of a picture, or undefined when there is no such picture. */
export type PictureSource = (picture: { key: string; width: number }) => Promise<string | undefined>;

interface Address {
  readonly Params: { readonly file: string };
}

const FILE = /^([a-z0-9-]{1,120})-(\d{2,4})\.webp$/;

/**
 * Serves the pictures of the demo catalogue at /images/demo/<key>-<width>.webp, cacheable forever: another
 * picture has another key.
 */
export function serveDemoPictures(server: FastifyInstance, open: PictureSource): void {
  server.get<Address>('/images/demo/:file', async (request, reply) => {
    const [, key, width] = FILE.exec(request.params.file) ?? [];
    const path = key && (await open({ key, width: Number(width) }));
    if (!path) return reply.callNotFound();
    // The folder identifies the edition of the drawings, the file the picture.
    const etag = `"${basename(dirname(path))}/${basename(path)}"`;
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('image/webp').send(await readFile(path));
  });
}
