import { Logger } from '@nestjs/common';
import { PictureStorage } from '#integrations/storage/picture-storage.js';
import type { Seller } from '../seller.js';
import { InvoiceLogos } from './invoice-logos.service.js';

// Failures are part of these tests and would fill their report.
Logger.overrideLogger(false);

const sellerWith = (logo?: string) => ({ name: 'Jhola', ...(logo && { logo }) }) as Seller;

/** A storage in which only some logos can be read. */
class HalfAwayStorage extends PictureStorage {
  readonly asked: string[] = [];
  override async put(): Promise<void> {}
  override async remove(): Promise<void> {}
  override async get(name: string): Promise<Buffer | undefined> {
    this.asked.push(name);
    if (name.includes('away')) throw new Error('The storage cannot be reached.');
    return name.includes('gone') ? undefined : Buffer.from('a picture');
  }
}

it('gives invoices the logos that can be read, each read once, and none where the storage cannot be reached', async () => {
  const storage = new HalfAwayStorage();
  const [here, gone, away] = ['here', 'gone', 'away'].map((name) => sellerWith(`/uploads/logos/${name}`));
  const warn = jest.spyOn(Logger.prototype, 'warn');
  const sellers = [here, here, gone, away, sellerWith()].flatMap((one) => one ?? []);
  const logoOf = await new InvoiceLogos(storage).of(sellers);
  expect(sellers.map(logoOf)).toEqual([
    expect.stringMatching(/^data:image\/png;base64,/),
    expect.stringMatching(/^data:image\/png;base64,/),
    undefined,
    undefined,
    undefined,
  ]);
  expect(storage.asked).toHaveLength(3);
  expect(warn).toHaveBeenCalledTimes(1);
});
