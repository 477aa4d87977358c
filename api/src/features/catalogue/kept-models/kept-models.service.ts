import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { collectEarlier } from '#platform/config/modest-heap.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { readFrames, writeFrames } from './frame-file.js';

/** Further behind, reading all products is no dearer than catching up. */
const MAX_BEHIND = 20_000;

/** What a process makes of all products, and can write and read. */
export interface KeptModel {
  readonly name: string;
  /** Names the way in which it is made of products: what was written under another one is of no use. */
  readonly version: string;
  /** All of it, in pieces for JSON; nothing may change until the last. */
  pieces(): Iterable<unknown>;
  /** Takes in a piece that `pieces` has given, after those before it. */
  take(piece: unknown): void;
  /** Forgets all. */
  clear(): void;
}

/** Which catalogue, and up to which of its revisions everything is in the models. */
export interface CatalogueState {
  readonly epoch: string;
  readonly revision: number;
}

interface Header extends CatalogueState {
  readonly versions: Readonly<Record<string, string>>;
}

/**
 * Keeps what is made of all products (search index, filters) in a file under DATA_DIR: a shop of any size knows them
 * soon after its start, and catches up by revision. The file can be deleted: it is made anew.
 */
@Injectable()
export class KeptModels {
  private readonly log = new Logger('Catalogue');
  private readonly models: KeptModel[] = [];
  private readonly path: string;

  constructor({ dataDir }: ShopConfig) {
    this.path = join(dataDir, 'search-index', 'products');
  }

  /** Adds a model; call it in onModuleInit. */
  add(model: KeptModel): void {
    this.models.push(model);
  }

  /**
   * Reads all models, in place of what they have.
   * @param now the catalogue's newest revision
   * @returns the revision up to which they know everything; undefined when there is no file of use: they are left as they were, or
   *   empty where the file is damaged
   */
  async read(now: CatalogueState): Promise<number | undefined> {
    try {
      let revision: number | undefined;
      for await (const frame of readFrames(this.path)) {
        if (revision === undefined) {
          const header = JSON.parse(frame) as Header;
          if (!this.isOfUse(header, now)) return;
          revision = header.revision;
          this.clear();
        } else {
          const [at, piece] = JSON.parse(frame) as readonly [number, unknown];
          this.models[at]?.take(piece);
        }
      }
      return revision;
    } catch (err) {
      this.log.warn({ err, msg: 'The stored search index cannot be read; it is made anew' });
      this.clear();
      await rm(this.path, { force: true });
    }
  }

  /**
   * Writes all models; none of them may change meanwhile.
   * @param state up to where they know everything
   * @throws the signal's reason; what the disk refuses
   */
  async write(state: CatalogueState, signal: AbortSignal): Promise<void> {
    const asBefore = collectEarlier();
    await writeFrames(this.path, this.frames(state), signal).finally(asBefore);
  }

  private *frames(state: CatalogueState): Generator<string> {
    yield JSON.stringify({ ...state, versions: this.versions() } satisfies Header);
    for (const [at, model] of this.models.entries())
      for (const piece of model.pieces()) yield JSON.stringify([at, piece]);
  }

  /** A catalogue that was brought back from a backup has an older revision, and then other products at the same. */
  private isOfUse({ epoch, revision, versions }: Header, now: CatalogueState): boolean {
    const isSame = JSON.stringify(versions) === JSON.stringify(this.versions());
    const behind = now.revision - revision;
    return isSame && epoch === now.epoch && behind >= 0 && behind <= MAX_BEHIND;
  }

  private versions(): Header['versions'] {
    return Object.fromEntries(this.models.map(({ name, version }) => [name, version]));
  }

  private clear(): void {
    for (const model of this.models) model.clear();
  }
}
