import { Injectable } from '@nestjs/common';
import { ShopConfig } from '../config/shop-config.js';
import { Counts } from './counts.js';

/** Counts the files that are on their way to this process. */
@Injectable()
export class UploadSlots {
  private readonly counts = new Counts();

  constructor(private readonly config: ShopConfig) {}

  /**
   * Lets one more file come.
   * @param person their id
   * @returns to be called when its request has ended; or who already has as many as there may be
   */
  take(person: string): (() => void) | 'person' | 'all' {
    const { uploads, uploadsPerPerson } = this.config.connections;
    if (this.counts.of(person) >= uploadsPerPerson) return 'person';
    if (this.counts.total >= uploads) return 'all';
    return this.counts.add(person);
  }
}
