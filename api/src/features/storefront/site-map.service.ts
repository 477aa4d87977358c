import { listingPath, productPath } from '@jhola/shared/domain/slugs/paths';
import { Injectable } from '@nestjs/common';
import type { SitemapIndexStream, SitemapStream } from 'sitemap';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { ProductIds } from '../catalogue/products/product-ids.service.js';
import { CatalogueAnswers } from '../catalogue/structure/catalogue-answers.service.js';
import { CatalogueNames } from '../catalogue/structure/catalogue-names.service.js';

/** The limit of one file, by the sitemap protocol. */
const MAX_ADDRESSES = 50_000;

/** Pages that do not depend on the catalogue. */
const FIXED = ['/', '/shop', '/about', '/contact', '/faqs', '/privacy-policy', '/return-policy'];

/** The addresses for search engines: every listing and every product, and the fixed pages. */
@Injectable()
export class SiteMap {
  constructor(
    private readonly products: ProductIds,
    private readonly names: CatalogueNames,
    private readonly answers: CatalogueAnswers,
    private readonly config: ShopConfig,
  ) {}

  /** `/sitemap.xml`: all addresses, or beyond 50,000 the index of the files that list them. */
  whole(): Promise<SerializedResponse> {
    return this.answers.getOrLoad('sitemap', async () => {
      const parts = await this.parts();
      return parts > 1 ? this.index(parts) : this.write(await this.part(1));
    });
  }

  /** `/sitemap-<n>.xml`, counted from 1; undefined past the last one. */
  async numbered(part: number): Promise<SerializedResponse | undefined> {
    if (part > (await this.parts())) return undefined;
    return this.answers.getOrLoad(`sitemap/${part}`, async () => this.write(await this.part(part)));
  }

  /** How many files there are; an empty shop has one, too. */
  private async parts(): Promise<number> {
    return Math.max(1, Math.ceil((await this.products.count({})) / MAX_PER_PART));
  }

  private async part(part: number): Promise<string[]> {
    const products = await this.products.named(MAX_PER_PART, (part - 1) * MAX_PER_PART);
    const around = part === 1 ? [...FIXED, ...this.listings()] : [];
    return [...around, ...products.map(productPath)];
  }

  private listings(): string[] {
    return this.names
      .allSubcategories()
      .flatMap((subcategory) => subcategory.category.map((category) => listingPath(category, subcategory)));
  }

  private async write(addresses: readonly string[]): Promise<string> {
    // Loaded when it is first asked for: the shop opens sooner without it.
    const { SitemapStream } = await import('sitemap');
    const stream = new SitemapStream({ hostname: this.config.publicUrl, xmlns: plain });
    for (const url of addresses) stream.write({ url });
    return ended(stream);
  }

  private async index(parts: number): Promise<string> {
    const { SitemapIndexStream } = await import('sitemap');
    const stream = new SitemapIndexStream();
    for (let part = 1; part <= parts; part += 1)
      stream.write({ url: `${this.config.publicUrl}/sitemap-${part}.xml` });
    return ended(stream);
  }
}

/** The first part also has the fixed pages and the listings: some thousands are reserved for them. */
const MAX_PER_PART = MAX_ADDRESSES - 5_000;

/** Only addresses: none of the extensions for news, pictures or videos. */
const plain = { news: false, xhtml: false, image: false, video: false };

async function ended(stream: SitemapStream | SitemapIndexStream): Promise<string> {
  stream.end();
  const { streamToPromise } = await import('sitemap');
  return (await streamToPromise(stream)).toString();
}
