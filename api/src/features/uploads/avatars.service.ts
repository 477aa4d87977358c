import { randomBytes } from 'node:crypto';
import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PictureStorage } from '#integrations/storage/picture-storage.js';
import { Transactions } from '#platform/database/transactions.js';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { UserDirectory } from '../account/user-directory.service.js';
import { oneByOne } from './accepted-picture.js';
import type { SentPicture } from './sent-picture.service.js';

const SIDE = 256;

/** The avatars of users. */
@Injectable()
export class Avatars implements PersonalDataSource, OnModuleInit {
  private readonly log = new Logger('Avatars');

  constructor(
    private readonly storage: PictureStorage,
    private readonly userDirectory: UserDirectory,
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.provide('pictures', this);
  }

  /**
   * Sets a user's avatar and removes the former one.
   * @param sent a JPEG, PNG, WebP or AVIF as it came
   * @returns its address
   * @throws ShopError upload.not-a-picture, upload.too-many-pixels, account.missing
   */
  async change(userId: string, sent: SentPicture): Promise<string> {
    const picture = await squarePicture(sent, SIDE);
    const name = `avatars/${randomBytes(18).toString('base64url')}.webp`;
    const address = this.storage.addressOf(name);
    await this.storage.put(name, picture);
    try {
      await this.transactions.run(async (session) => {
        const before = await this.userDirectory.changeAvatar(userId, address, session);
        this.removeAfterCommit(before, session);
      });
    } catch (error) {
      await this.storage.remove(name);
      throw error;
    }
    return address;
  }

  /** An avatar's bytes by its file name; undefined when there is none. */
  picture(file: string): Promise<Buffer | undefined> {
    return this.storage.get(`avatars/${file}`);
  }

  async export(userId: string): Promise<Record<string, unknown>[]> {
    const avatar = await this.avatarOf(userId);
    return avatar ? [{ what: 'avatar', address: avatar }] : [];
  }

  /** The transaction has deleted the account; outside of it the account exists until the commit. */
  async remove(userId: string, session: ClientSession): Promise<void> {
    this.removeAfterCommit(await this.avatarOf(userId), session);
  }

  private async avatarOf(userId: string): Promise<string> {
    return (await this.userDirectory.byIds([userId])).get(userId)?.avatar ?? '';
  }

  private removeAfterCommit(address: string, session: ClientSession): void {
    const name = this.storage.nameOf(address);
    if (!name) return;
    this.transactions.afterCommit(session, () => {
      this.storage
        .remove(name)
        .catch((err: unknown) => this.log.warn({ err, name }, 'A former avatar could not be deleted'));
    });
  }
}

/**
 * A picture as an avatar is stored: a square WebP, upright, without metadata (location, camera, text).
 * @param sent a JPEG, PNG, WebP or AVIF
 * @param side in pixels
 * @throws ShopError as oneByOne
 */
function squarePicture(sent: SentPicture, side: number): Promise<Buffer> {
  return oneByOne(sent, (picture) =>
    picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  );
}
