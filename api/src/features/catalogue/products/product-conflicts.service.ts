import { isDeepStrictEqual } from 'node:util';
import type { AuditChange } from '@jhola/shared/contracts/audit-log.contract';
import { MoreDetails, type UpdateProductRequest } from '@jhola/shared/contracts/product.contract';
import type { ProductConflict, ProductFieldChange } from '@jhola/shared/contracts/product-conflict.contract';
import { mergeEdit, type Overlap } from '@jhola/shared/domain/product-edits/merge-edit';
import { writtenProduct } from '@jhola/shared/domain/product-edits/written-product';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { AuditEntryRecord } from '#platform/audit-log/audit-entry.model.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { UserDirectory } from '../../account/user-directory.service.js';
import type { ProductRecord } from '../models/product.model.js';
import type { StockAdjustmentRecord } from '../models/stock-adjustment.model.js';
import { StockHistory } from '../stock/stock-history.service.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { auditedProduct } from './audited-product.js';
import { adminProductOf } from './product-answer.js';

type Edit = Omit<UpdateProductRequest, 'base'>;
/** Who changed something, and when. */
type Changer = Pick<AuditEntryRecord, 'at'> & { readonly userId: string };

/** Edits of a product that others have changed since it was read (docs/product.md#two-editors). */
@Injectable()
export class ProductConflicts {
  constructor(
    private readonly names: CatalogueNames,
    private readonly stock: StockHistory,
    private readonly audit: AuditLog,
    private readonly userDirectory: UserDirectory,
  ) {}

  /**
   * The edit with what others have changed beside it. Without a base it stays as it is: the last one to write wins.
   * @param now the product as it is in this transaction
   * @throws ShopError product.changed-by-another with a ProductConflict, when another has changed one of the same fields
   */
  async merged(
    { base, ...edit }: UpdateProductRequest,
    now: ProductRecord,
    session: ClientSession,
  ): Promise<Edit> {
    if (!base) return edit;
    const merge = mergeEdit(edit, base.fields, writtenProduct(adminProductOf(now, this.names)));
    const counted = await this.counted(edit, base.version, now, session);
    const known = new Set(merge.overlaps.map(({ field }) => field));
    const ofStock = stockOverlaps(edit, base.fields, now, counted).filter(({ field }) => !known.has(field));
    const overlaps = [...merge.overlaps, ...ofStock];
    if (overlaps.length > 0) throw await this.conflict(overlaps, counted, now);
    if (edit.more_details && !MoreDetails.safeParse(merge.edit.more_details).success)
      throw new ShopError('request.invalid', { reason: 'more_details has more than 40 fields' });
    return merge.edit;
  }

  /** What administrators have counted since then; sales are not among it. Nobody asks where no stock is written. */
  private async counted(
    { stock, variants }: Edit,
    version: number,
    { _id }: ProductRecord,
    session: ClientSession,
  ): Promise<StockAdjustmentRecord[]> {
    const writesStock = stock !== undefined || variants?.some((variant) => variant.stock !== undefined);
    return writesStock ? this.stock.since(_id, version, session) : [];
  }

  private async conflict(
    overlaps: readonly Overlap[],
    counted: readonly StockAdjustmentRecord[],
    now: ProductRecord,
  ): Promise<ShopError> {
    const entries = await this.audit.about(now._id.toHexString());
    const values = auditedProduct(now, this.names);
    const changers = overlaps.map(({ field }): Changer | undefined => {
      const last = field === 'stock' && counted.find(({ variantId }) => !variantId);
      if (last) return { at: last.at, userId: last.by.toHexString() };
      const [name] = field.split('.') as [string];
      return changerOf(name, values[name], now._id.toHexString(), entries);
    });
    const users = await this.userDirectory.byIds(changers.flatMap((changer) => changer?.userId ?? []));
    const changes = overlaps.map((overlap, at): ProductFieldChange => {
      const user = users.get(changers[at]?.userId ?? '');
      return {
        ...overlap,
        ...(user && { by: { _id: user._id, name: user.name } }),
        ...(changers[at] && { at: changers[at].at.toISOString() }),
      };
    });
    const details: ProductConflict = { product: adminProductOf(now, this.names), changes };
    return new ShopError('product.changed-by-another', details);
  }
}

/** Who gave a field the value that it has; undefined where another, as an import, has changed it since. */
function changerOf(
  field: string,
  value: unknown,
  productId: string,
  entries: readonly AuditEntryRecord[],
): Changer | undefined {
  for (const { at, actor, items, ...entry } of entries) {
    const change = [entry as AuditChange, ...(items ?? [])].find(({ subject }) => subject?.id === productId);
    if (!change || !(field in { ...change.before, ...change.after })) continue;
    const isLast = isDeepStrictEqual(change.after?.[field], value);
    return isLast && actor.userId ? { at, userId: actor.userId } : undefined;
  }
  return undefined;
}

/** The stock that both have set: that of the product, or that of a variant among all variants. */
function stockOverlaps(
  { stock, variants = [] }: Edit,
  read: Readonly<Record<string, unknown>>,
  now: ProductRecord,
  counted: readonly StockAdjustmentRecord[],
): Overlap[] {
  const own = counted.some(({ variantId }) => !variantId) && stock !== undefined && stock !== now.stock;
  const ofVariant = variants.some(
    ({ _id, stock: wanted }) =>
      _id !== undefined &&
      wanted !== undefined &&
      wanted !== now.variantStock[_id] &&
      counted.some(({ variantId }) => variantId === _id),
  );
  return [
    ...(own ? [{ field: 'stock', before: read.stock, after: now.stock }] : []),
    ...(ofVariant ? [{ field: 'variants', before: read.variants, after: undefined }] : []),
  ];
}
