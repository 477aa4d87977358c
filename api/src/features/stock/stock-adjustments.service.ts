import type {
  AdjustStockAnswer,
  AdjustStockRequest,
  StockAdjustment,
} from '@jhola/shared/contracts/stock.contract';
import { Injectable } from '@nestjs/common';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { UserDirectory } from '../account/user-directory.service.js';
import { StockEdits } from '../catalogue/stock/stock-edits.service.js';
import { AT_THE_KEYBOARD, StockHistory } from '../catalogue/stock/stock-history.service.js';
import { keyOf, StockLevels } from '../catalogue/stock/stock-levels.service.js';
import { OrderedPiecesCount } from '../orders/ordered-pieces.service.js';
import { withOrdered } from './with-ordered.js';

const FORMER_ADMINISTRATOR = 'Former administrator';
const IMPORT_COMMAND = 'Import command';

const nameless = (id: string): string => (id === AT_THE_KEYBOARD ? IMPORT_COMMAND : FORMER_ADMINISTRATOR);

/** Adjusts stock, and lists former adjustments. */
@Injectable()
export class StockAdjustments {
  constructor(
    private readonly edits: StockEdits,
    private readonly history: StockHistory,
    private readonly levels: StockLevels,
    private readonly ordered: OrderedPiecesCount,
    private readonly userDirectory: UserDirectory,
  ) {}

  /**
   * Adds or removes pieces.
   * @returns what is left, held and sold then
   * @throws ShopError as StockEdits.adjust
   */
  adjust(by: AdminActor, request: AdjustStockRequest, claim: Claim): Promise<AdjustStockAnswer> {
    const { productId } = request;
    return this.edits.adjust(by, request, async (level, session) => {
      const ordered = await this.ordered.of([productId], session);
      const all = withOrdered(await this.levels.of([productId], session), ordered);
      const now = all.find((one) => keyOf(one) === keyOf(level));
      if (!now) throw new Error('A product has no level that it had a moment ago.');
      const answer = ok('Stock adjusted', now);
      await claim.complete(session, answer);
      return answer;
    });
  }

  /** The newest adjustments of a product and its variants. */
  async of(productId: string): Promise<StockAdjustment[]> {
    const records = await this.history.of(productId);
    const users = await this.userDirectory.byIds(records.map(({ by }) => by.toHexString()));
    return records.map(({ at, by, variantId, change, left, reason, text }) => ({
      at: at.toISOString(),
      by: { _id: by.toHexString(), name: users.get(by.toHexString())?.name ?? nameless(by.toHexString()) },
      ...(variantId && { variantId }),
      change,
      left,
      reason,
      ...(text && { text }),
    }));
  }
}
