import type {
  CatalogueChanges,
  CatalogueChangesQuery,
  CatalogueDetailsAnswer,
  CatalogueDetailsQuery,
} from '@jhola/shared/contracts/catalogue-sync.contract';
import { Injectable } from '@nestjs/common';
import { ok } from '#platform/answers/ok.js';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { ProductCards } from '../products/product-cards.service.js';
import { CHANGES_TAG } from '../structure/answer-tags.js';
import { CatalogueRevision } from '../structure/catalogue-revision.service.js';
import { CatalogueSlices, type ChangePosition } from './catalogue-slices.service.js';

const NO_CATEGORY_CHANGES = {
  categories: [],
  subcategories: [],
  deleted: { products: [], categories: [], subcategories: [] },
} satisfies Partial<CatalogueChanges>;

/**
 * Brings copies of the catalogue up to date. The first slice fixes the target (the newest revision then), and
 * its cursor carries the target on, so that a catalogue which changes meanwhile neither repeats nor loses
 * anything: later changes follow with the next synchronization.
 */
@Injectable()
export class CatalogueSync {
  constructor(
    private readonly revision: CatalogueRevision,
    private readonly slices: CatalogueSlices,
    private readonly cards: ProductCards,
    private readonly answers: ResponseCache,
  ) {}

  /** The next slice for a device; cached until the catalogue changes, since many devices ask for the same. */
  changes({ since, epoch, cursor, limit }: CatalogueChangesQuery): Promise<SerializedResponse> {
    const key = `changes/${since}/${epoch ?? ''}/${cursor ?? ''}/${limit}`;
    const make = async () => {
      const now = await this.revision.state();
      const reset = (epoch !== undefined && epoch !== now.epoch) || since > now.revision;
      const goesOn = cursor && !reset ? readCursor(cursor) : undefined;
      const from = reset ? 0 : since;
      const target = goesOn?.target ?? now.revision;
      const position: ChangePosition = goesOn?.position ?? { revision: from };
      const [{ products, last }, categoryChanges, productCount] = await Promise.all([
        this.slices.productsAfter(position, target, limit),
        goesOn ? NO_CATEGORY_CHANGES : this.slices.categoriesBetween(from, target),
        this.slices.productCount(),
      ]);
      const changes: CatalogueChanges = {
        epoch: now.epoch,
        revision: target,
        reset,
        cursor: last ? `${target}.${last.revision}.${last.afterId}` : null,
        productCount,
        products: [...products],
        ...categoryChanges,
      };
      return ok('Changes of the catalogue', changes);
    };
    return this.answers.getOrLoad(key, [CHANGES_TAG], make, 'briefly');
  }

  /** The fields that only product pages show; each device asks for other products, so nothing is cached. */
  async details({ ids }: CatalogueDetailsQuery): Promise<CatalogueDetailsAnswer> {
    return ok('Details of products', await this.cards.whole(ids));
  }
}

/** Parses a cursor; the contract has checked its shape. */
function readCursor(cursor: string): { readonly target: number; readonly position: ChangePosition } {
  const [target, revision, afterId] = cursor.split('.');
  return { target: Number(target), position: { revision: Number(revision), afterId } };
}
