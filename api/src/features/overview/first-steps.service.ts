import type { FirstSteps as Answer, FirstStep } from '@jhola/shared/contracts/overview.contract';
import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings as example } from '@jhola/shared/identity/default-shop-settings';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { ProductIds } from '../catalogue/products/product-ids.service.js';
import { CurrentDeliveryAreas } from '../delivery-areas/current-delivery-areas.service.js';
import { Sales } from '../orders/sales/sales.service.js';

/** What is left to do for the owner of a new shop, by what the shop has (docs/product.md#first-steps). */
@Injectable()
export class FirstSteps {
  constructor(
    private readonly settings: CurrentShopSettings,
    private readonly products: ProductIds,
    private readonly deliveryAreas: CurrentDeliveryAreas,
    private readonly audit: AuditLog,
    private readonly sales: Sales,
    private readonly config: ShopConfig,
  ) {}

  async now(): Promise<Answer> {
    const [shop, products, { version }, backup, sold] = await Promise.all([
      this.settings.get(),
      this.products.count({ visibility: 'all' }),
      this.deliveryAreas.get(),
      this.audit.latest('files.backup-taken'),
      this.sales.best(1),
    ]);
    const steps: [FirstStep, boolean][] = [
      ['contact', isOwners(shop)],
      ['logo', shop.logo !== ''],
      ['products', products > 0],
      ['delivery', version > 0],
      ['payments', this.config.cardAccount !== undefined],
      ['mails', this.config.mailUrl !== undefined],
      // Another database has a backup of its own.
      ...(this.config.mongodbUri ? [] : [['backup', backup !== null] as [FirstStep, boolean]]),
    ];
    return { isSelling: sold.length > 0, steps: steps.map(([step, isDone]) => ({ step, isDone })) };
  }
}

/** Whether nothing is left of the example's name and contact. */
const isOwners = ({ name, supportPhone, supportEmail, address }: ShopSettings): boolean =>
  name !== example.name &&
  supportPhone !== example.supportPhone &&
  supportEmail !== example.supportEmail &&
  address.en !== example.address.en;
