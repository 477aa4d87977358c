import { Injectable, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { ShopConfig } from '../config/shop-config.js';
import { type DropMessages, dropMessages } from './drop-messages.js';
import { ResponseCache } from './response-cache.js';

/**
 * Drops in other processes what is dropped here, and here what they drop (docs/product.md#caches): they show a write within
 * milliseconds. Nothing relies on it.
 */
@Injectable()
export class SharedDrops implements OnModuleInit, OnApplicationShutdown {
  private messages: DropMessages | undefined;

  constructor(
    private readonly config: ShopConfig,
    private readonly answers: ResponseCache,
  ) {}

  onModuleInit(): void {
    this.messages = dropMessages(this.config, (tags) => this.answers.drop(tags, 'elsewhere'));
    this.answers.onDrop((tags, where) => {
      if (where === 'here') this.messages?.send(tags);
    });
  }

  onApplicationShutdown(): void {
    this.messages?.close();
  }
}
