import { shopIcon } from '@jhola/shared/identity/shop-icons';
import { Injectable, Logger } from '@nestjs/common';
import { PictureStorage } from '#integrations/storage/picture-storage.js';
import type { Seller } from '../seller.js';

/** The logos that stand on invoices. */
@Injectable()
export class InvoiceLogos {
  private readonly log = new Logger('Invoices');

  constructor(private readonly storage: PictureStorage) {}

  /** The logos of some sellers as `data:` addresses, each read once; a seller without one, or whose file is gone or cannot be read now, has none. */
  async of(sellers: readonly Seller[]): Promise<(seller: Seller) => string | undefined> {
    const wanted = [...new Set(sellers.flatMap(({ logo }) => logo ?? []))];
    const read = await Promise.all(wanted.map(async (logo) => [logo, await this.read(logo)] as const));
    const logos = new Map(read);
    return ({ logo }) => (logo === undefined ? undefined : logos.get(logo));
  }

  private async read(logo: string): Promise<string | undefined> {
    const name = this.storage.nameOf(shopIcon(logo, 'small.png'));
    const bytes = name && (await this.storage.get(name).catch((err: unknown) => this.withoutLogo(err, logo)));
    return bytes ? `data:image/png;base64,${bytes.toString('base64')}` : undefined;
  }

  /** An invoice is printed without its logo rather than not at all. */
  private withoutLogo(err: unknown, logo: string): undefined {
    this.log.warn({ err, logo }, 'A logo could not be read: invoices are printed without it');
  }
}
