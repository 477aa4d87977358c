import {
  SaveShopSettingsRequest,
  ShopSettingsAnswer,
  shopSettingsPaths,
} from '@jhola/shared/contracts/shop-settings.contract';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import {
  CurrentShopSettings,
  SHOP_SETTINGS_TAG,
} from '#platform/shop-settings/current-shop-settings.service.js';
import { ShopSettingsEdits } from './shop-settings-edits.service.js';

/** Who the shop is (docs/product.md#shop-settings). */
@ApiTags('Shop settings')
@Controller()
export class ShopSettingsController {
  constructor(
    private readonly current: CurrentShopSettings,
    private readonly edits: ShopSettingsEdits,
    private readonly answers: ResponseCache,
  ) {}

  /** Read from the database where other processes may write: who is notified of a change must not be answered the old. */
  @Get(shopSettingsPaths.get)
  @Audience('public')
  @DocumentedAnswer(ShopSettingsAnswer)
  get() {
    return this.answers.getOrLoad(SHOP_SETTINGS_TAG, [SHOP_SETTINGS_TAG], async () =>
      ok('Shop settings', await this.current.read()),
    );
  }

  @Put(shopSettingsPaths.save)
  @Audience('admin')
  @Writes(ShopSettingsAnswer)
  async save(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: SaveShopSettingsRequest }) request: SaveShopSettingsRequest,
  ) {
    return ok('Settings saved', await this.edits.save(by, request));
  }
}
