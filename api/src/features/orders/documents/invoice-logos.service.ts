import { shopIcon } from '@jhola/shared/identity/shop-icons';
import { Injectable } from '@nestjs/common';
import { PictureStorage } from '#integrations/storage/picture-storage.js';
import type { Seller } from '../seller.js';

/** The logos that stand on invoices. */
@Injectable()
export class InvoiceLogos {
  constructor(private readonly storage: PictureStorage) {}

  /** The logos of some sellers as `data:` addresses, each read once; a seller without one, or whose file is gone, has none. */
  async of(sellers: readonly Seller[]): Promise<(seller: Seller) => string | undefined> {
    const wanted = [...new Set(sellers.flatMap(({ logo }) => logo ?? []))];
    const read = await Promise.all(wanted.map(async (logo) => [logo, await this.read(logo)] as const));
    const logos = new Map(read);
    return ({ logo }) => (logo === undefined ? undefined : logos.get(logo));
  }

  private async read(logo: string): Promise<string | undefined> {
    const name = this.storage.nameOf(shopIcon(logo, 'small.png'));
    const bytes = name && (await this.storage.get(name));
    return bytes ? `data:image/png;base64,${bytes.toString('base64')}` : undefined;
  }
}
