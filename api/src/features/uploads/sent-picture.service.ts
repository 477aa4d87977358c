import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ShopConfig } from '#platform/config/shop-config.js';
import { sentFile, unreadable } from '#platform/http/sent-file.js';

/** The largest file that is read; see platform/http/multipart. */
const MAX_MEGABYTES = 10;
/** Enough bytes to recognize the type of a picture. */
const HEAD_BYTES = 16;

/** A completely received picture, on disk until it is processed. */
export interface SentPicture {
  /** Its first bytes. */
  readonly head: Buffer;
  /** All of it. */
  read(): Promise<Buffer>;
}

/** Receives uploaded pictures. */
@Injectable()
export class SentPictures {
  private readonly folder: string;

  constructor({ dataDir }: ShopConfig) {
    this.folder = dataDir;
  }

  /**
   * Runs `use` on the `file` of a multipart request. The upload is in an unlinked file, so that slow uploads
   * take no memory, and nothing of it stays in any case.
   * @throws ShopError upload.missing, upload.too-large; as sentFile for a body that is broken
   */
  async receive<Result>(
    request: FastifyRequest,
    use: (sent: SentPicture) => Promise<Result>,
  ): Promise<Result> {
    const sent = await sentFile(request, { throwFileSizeLimit: false });
    if (!sent) throw new ShopError('upload.missing');
    const file = await this.unnamedFile();
    try {
      await writeFile(file, sent.file).catch((error: Error) => Promise.reject(unreadable(error)));
      if (sent.file.truncated) throw new ShopError('upload.too-large', { most: MAX_MEGABYTES });
      const { size } = await file.stat();
      if (size === 0) throw new ShopError('upload.missing');
      const head = await bytesOf(file, Math.min(size, HEAD_BYTES));
      return await use({ head, read: () => bytesOf(file, size) });
    } finally {
      await file.close();
    }
  }

  private async unnamedFile(): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `.arriving-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return file;
  }
}

async function bytesOf(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const { bytesRead } = await file.read(bytes, at, length - at, at);
    if (bytesRead === 0) throw new Error('An uploaded file is shorter than it was');
    at += bytesRead;
  }
  return bytes;
}
