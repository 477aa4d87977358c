import { KEPT_WIDTHS, keptFile, keptPictureAt } from '@jhola/shared/domain/pictures/kept-picture';
import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { PictureStorage } from '#integrations/storage/picture-storage.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import type { RepeatedWork } from '#platform/jobs/repeated-work.js';
import { type CatalogueWalkRecord, catalogueWalkModel } from '../models/catalogue-walk.model.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { type FoundHash, HashWrites } from './hash-writes.service.js';
import { thumbHashOf } from './thumb-hash.js';

const WALK = { _id: 'picture-hashes' } as const;
/** How many products are looked at together: a change of the catalogue waits for no more of them. */
const BATCH = 50;
/** Changes by other processes are found this much later, at most. */
const EVERY_MS = 30_000;

type Seen = Pick<ProductRecord, '_id' | 'image' | 'pictureHash' | 'revision'>;

/**
 * Gives products the ThumbHash of their first picture (docs/product.md#thumb-hash), in the background: it goes over all that
 * has changed in the catalogue, from where it stopped, whoever wrote it. Of a shop of an earlier version that is everything, once.
 */
@Injectable()
export class PictureHashes implements OnModuleInit {
  private readonly log = new Logger('PictureHashes');
  private work: RepeatedWork | undefined;

  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    @InjectModel(catalogueWalkModel.name) private readonly walks: Model<CatalogueWalkRecord>,
    private readonly storage: PictureStorage,
    private readonly feed: CatalogueFeed,
    private readonly writes: HashWrites,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.work = this.jobs.repeat({
      name: 'picture-hashes',
      everyMs: EVERY_MS,
      work: () => this.catchUp(),
    });
    this.feed.onChange(() => this.work?.wake());
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const walk = await this.walks.findOne(WALK).lean<CatalogueWalkRecord>();
      const seen = await this.after(walk ?? { ...WALK, revision: 0 });
      const last = seen.at(-1);
      if (!last) return;
      const found: FoundHash[] = [];
      for (const product of seen) {
        const hash = await this.hashFor(product);
        if (hash) found.push({ productId: product._id.toHexString(), ...hash });
      }
      await this.writes.write(found);
      const { _id: afterId, revision } = last;
      await this.walks.updateOne(WALK, { $set: { revision, afterId } }, { upsert: true });
    }
  }

  /** The next products in the order of their changes, by the index on `revision`. */
  private async after({ revision, afterId }: CatalogueWalkRecord): Promise<Seen[]> {
    const same = afterId ? await this.find({ revision, _id: trusted({ $gt: afterId }) }) : [];
    return same.length > 0 ? same : this.find({ revision: trusted({ $gt: revision }) });
  }

  private find(filter: object): Promise<Seen[]> {
    return this.products
      .find(filter, 'image pictureHash revision')
      .sort({ revision: 1, _id: 1 })
      .limit(BATCH)
      .lean<Seen[]>();
  }

  /** The hash of the first picture where it is missing; undefined for pictures that the shop does not keep. */
  private async hashFor({
    _id,
    image,
    pictureHash,
  }: Seen): Promise<Pick<FoundHash, 'of' | 'hash'> | undefined> {
    const [of] = image;
    if (!of || pictureHash?.of === of) return undefined;
    const bytes = await this.smallest(of);
    if (!bytes) return undefined;
    try {
      return { of, hash: await thumbHashOf(bytes) };
    } catch (err) {
      // One broken file keeps no other product waiting.
      this.log.warn({ err, productId: idText(_id), picture: of }, 'A picture could not be read');
      return undefined;
    }
  }

  private async smallest(address: string): Promise<Buffer | undefined> {
    const kept = keptPictureAt(address);
    const name = kept && this.storage.nameOf(keptFile(kept, KEPT_WIDTHS[0], 'webp'));
    return name ? this.storage.get(name) : undefined;
  }
}

const idText = (id: Types.ObjectId): string => id.toHexString();
