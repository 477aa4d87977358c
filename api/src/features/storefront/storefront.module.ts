import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { DeliveryAreasModule } from '../delivery-areas/delivery-areas.module.js';
import { SearchModule } from '../search/search.module.js';
import { ShopSettingsModule } from '../shop-settings/shop-settings.module.js';
import { RenderedPages } from './rendered-pages.service.js';
import { SiteMap } from './site-map.service.js';

/** Pages for browsers and search engines without scripts: server-rendered pages, sitemap, robots.txt. */
@Module({
  imports: [CatalogueModule, DeliveryAreasModule, SearchModule, ShopSettingsModule],
  providers: [RenderedPages, SiteMap],
})
export class StorefrontModule {}
