import { Injectable } from '@nestjs/common';
import { ShopConfig } from '../config/shop-config.js';
import { Counts } from './counts.js';

/** Counts the running uploads of this process. */
@Injectable()
export class UploadSlots {
  private readonly counts = new Counts();

  constructor(private readonly config: ShopConfig) {}

  /**
   * Takes a slot for one more file.
   * @param person the user's id
   * @returns a function that frees the slot at the request's end; or which limit is reached
   */
  take(person: string): (() => void) | 'person' | 'all' {
    const { uploads, uploadsPerPerson } = this.config.connections;
    if (this.counts.of(person) >= uploadsPerPerson) return 'person';
    if (this.counts.total >= uploads) return 'all';
    return this.counts.add(person);
  }
}
