import { isDeepStrictEqual } from 'node:util';
import type {
  DeliveryAreaFields,
  DeliveryAreas,
  SaveDeliveryAreasRequest,
} from '@jhola/shared/contracts/delivery-areas.contract';
import { unreachableArea } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import { Events } from '#platform/events/events.service.js';
import { Pincodes } from '../addresses/pincodes/pincodes.service.js';
import { CurrentDeliveryAreas, DELIVERY_AREAS_TAG } from './current-delivery-areas.service.js';
import { deliveryAreasChanged } from './delivery-areas-events.js';
import { describedArea } from './described-area.js';
import { DistrictCodes } from './district-codes.service.js';
import { type DeliveryAreasRecord, deliveryAreasModel } from './models/delivery-areas.model.js';

/** How administrators change where the shop delivers (docs/product.md#delivery-areas). */
@Injectable()
export class DeliveryAreasEdits {
  constructor(
    @InjectModel(deliveryAreasModel.name) private readonly records: Model<DeliveryAreasRecord>,
    private readonly current: CurrentDeliveryAreas,
    private readonly districtCodes: DistrictCodes,
    private readonly pincodes: Pincodes,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly audit: AuditLog,
    private readonly answers: ResponseCache,
  ) {}

  /**
   * Saves all areas as the next version. Areas that are saved as they are keep their version.
   * @throws ShopError delivery-areas.changed when somebody else has saved since the version that was edited;
   * delivery-areas.district-unknown for one that the list of PIN codes lacks; delivery-areas.never-reached for an area whose
   * PIN codes all are in areas above it
   */
  async save(by: AdminActor, { version, areas: wanted }: SaveDeliveryAreasRequest): Promise<DeliveryAreas> {
    try {
      return await this.transactions.run(async (session) => {
        const before = await this.current.read(session);
        if (before.version !== version) throw changed();
        const areas = await this.checked(wanted, session);
        if (isDeepStrictEqual(areas, before.areas)) return before;
        const saved = { version: version + 1, areas };
        await this.audit.addChange(session, by, {
          action: 'settings.delivery-areas-changed',
          before: { deliveryAreas: before.areas.map(describedArea) },
          after: { deliveryAreas: areas.map(describedArea) },
        });
        await this.write(saved, session);
        await this.events.publish(session, deliveryAreasChanged({ version: saved.version }));
        // A page that is rendered between commit and drop is read before the change, and not kept.
        this.transactions.aroundCommit(session, () => this.answers.startChange([DELIVERY_AREAS_TAG]));
        return saved;
      });
    } catch (error) {
      // Somebody else has saved the very first version.
      if (isDuplicateKey(error)) throw changed();
      throw error;
    }
  }

  private async checked(wanted: readonly DeliveryAreaFields[], session: ClientSession) {
    const areas = await this.districtCodes.resolved(wanted, session);
    await this.refuseUnknownDistricts(wanted);
    const unreachable = areas[unreachableArea(areas)];
    if (unreachable) throw new ShopError('delivery-areas.never-reached', { name: unreachable.name });
    return areas;
  }

  private async refuseUnknownDistricts(wanted: readonly DeliveryAreaFields[]): Promise<void> {
    const named = wanted.flatMap(({ name, districts }) => districts.map((place) => ({ name, ...place })));
    if (named.length === 0) return;
    const known = new Set(
      (await this.pincodes.districts()).map(({ district, state }) => `${district}\n${state}`),
    );
    const unknown = named.find(({ district, state }) => !known.has(`${district}\n${state}`));
    if (unknown) throw new ShopError('delivery-areas.district-unknown', unknown);
  }

  private async write(saved: DeliveryAreas, session: ClientSession): Promise<void> {
    if (saved.version === 1) {
      await this.records.create([{ _id: 'areas', ...saved }], { session });
      return;
    }
    const { matchedCount } = await this.records.updateOne(
      { _id: 'areas', version: saved.version - 1 },
      { $set: saved },
      { session },
    );
    if (matchedCount === 0) throw changed();
  }
}

const changed = () => new ShopError('delivery-areas.changed');
