import type { PictureRefusal } from '@jhola/shared/contracts/picture-imports.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';
import { fetchPublic } from '#platform/http/fetch-public.js';
import { KeptPictures } from '../../uploads/kept-pictures.service.js';
import { type LoadedPicture, MAX_PICTURE_BYTES } from './zip-pictures.js';

/** How long a picture may take to come; the words of the refusal name it. */
const PATIENCE_MS = 20_000;
const HEAD_BYTES = 16;

/** A picture as the shop stores it, or why it does not. */
export type StoredPicture =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: PictureRefusal };

const refusals: Readonly<Record<string, PictureRefusal>> = {
  'upload.not-a-picture': 'not-a-picture',
  'upload.too-many-pixels': 'too-many-pixels',
  'upload.too-long-a-side': 'too-many-pixels',
};

/** Fetches pictures that lists name, and stores pictures as uploads are: checked and drawn anew in all sizes. */
@Injectable()
export class PictureLoader {
  private readonly testSource: string | undefined;

  constructor(
    private readonly kept: KeptPictures,
    { environment }: ShopConfig,
  ) {
    this.testSource = environment.TEST_PICTURE_SOURCE && new URL(environment.TEST_PICTURE_SOURCE).host;
  }

  /** The bytes at an address of the public internet. */
  fetch(address: string, signal: AbortSignal): Promise<LoadedPicture> {
    return fetchPublic(address, {
      accept: 'image/avif, image/webp, image/png, image/jpeg',
      maxBytes: MAX_PICTURE_BYTES,
      patienceMs: PATIENCE_MS,
      mayBeInside: (host) => host === this.testSource,
      signal,
    });
  }

  /**
   * Stores a picture.
   * @throws the signal's reason; errors of the storage
   */
  async store(bytes: Buffer, signal: AbortSignal): Promise<StoredPicture> {
    const sent = { head: bytes.subarray(0, HEAD_BYTES), read: () => Promise.resolve(bytes) };
    try {
      return { ok: true, address: await this.kept.keep('pictures', sent, signal, () => Promise.resolve()) };
    } catch (error) {
      const reason = error instanceof ShopError ? refusals[error.code] : undefined;
      if (reason === undefined) throw error;
      return { ok: false, reason };
    }
  }

  /** Deletes pictures that no product got. */
  async remove(addresses: readonly string[]): Promise<void> {
    await Promise.all(addresses.map((address) => this.kept.remove(address)));
  }
}
