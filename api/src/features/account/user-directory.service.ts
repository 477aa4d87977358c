import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { Events } from '#platform/events/events.service.js';
import { Batcher } from '#platform/jobs/batcher.js';
import { avatarChanged } from './account-events.js';
import { type UserRecord, userModel } from './models/user.model.js';

/** How many administrators a list of them holds. */
const MAX_ADMINISTRATORS = 200;

/** The fields of a user that other features may know: those shown beside a review or an order. */
export interface Person {
  readonly _id: string;
  readonly name: string;
  readonly avatar: string;
  readonly mobile: string;
}

type PersonRecord = Pick<UserRecord, '_id' | 'name' | 'avatar' | 'mobile'>;
type KnownRecord = PersonRecord & Pick<UserRecord, 'email'>;

const PERSON = { name: 1, avatar: 1, mobile: 1 } as const;

const personOf = ({ _id, name, avatar, mobile }: PersonRecord): Person => ({
  _id: _id.toHexString(),
  name,
  avatar,
  mobile,
});

/** Looks up users by their ids, for other features. */
@Injectable()
export class UserDirectory {
  /** Each order and each mail about it asks for one user; under load they ask together. */
  private readonly known: Batcher<string, KnownRecord | undefined>;

  constructor(
    @InjectModel(userModel.name) private readonly users: Model<UserRecord>,
    private readonly events: Events,
  ) {
    this.known = new Batcher((ids) => this.read(ids));
  }

  /** The users with these ids, by id; unknown ids are left out. */
  async byIds(ids: readonly string[]): Promise<Map<string, Person>> {
    const found = await this.users.find({ _id: trusted({ $in: [...new Set(ids)] }) }, PERSON).lean();
    return new Map(found.map((record) => [record._id.toHexString(), personOf(record)]));
  }

  /** A user by their id; undefined when there is no such account any more. */
  async person(id: string): Promise<Person | undefined> {
    const found = await this.known.load(id);
    return found ? personOf(found) : undefined;
  }

  /** Where mails to a user go, and whom they greet; undefined when there is no such account any more. */
  async recipient(id: string): Promise<Pick<UserRecord, 'email' | 'name'> | undefined> {
    const found = await this.known.load(id);
    return found ? { email: found.email, name: found.name } : undefined;
  }

  private async read(ids: readonly string[]): Promise<(KnownRecord | undefined)[]> {
    // By the driver: there is nothing to cast.
    const found = await this.users.collection
      .find<KnownRecord>(
        { _id: { $in: [...new Set(ids)].map((id) => new Types.ObjectId(id)) } },
        { projection: { ...PERSON, email: 1 } },
      )
      .toArray();
    const byId = new Map(found.map((record) => [record._id.toHexString(), record]));
    return ids.map((id) => byId.get(id));
  }

  /** The administrators by name, at most 200. */
  async administrators(): Promise<Pick<Person, '_id' | 'name'>[]> {
    const found = await this.users
      .find({ role: 'ADMIN' }, { name: 1 })
      .sort({ name: 1 })
      .limit(MAX_ADMINISTRATORS)
      .lean();
    return found.map(({ _id, name }) => ({ _id: _id.toHexString(), name }));
  }

  /**
   * Gives a user another avatar, within a transaction.
   * @returns the address of the former one; empty when there was none
   * @throws ShopError account.missing
   */
  async changeAvatar(userId: string, avatar: string, session: ClientSession): Promise<string> {
    const before = await this.users
      .findOneAndUpdate({ _id: userId }, { $set: { avatar } }, { session, projection: { avatar: 1 } })
      .lean<Pick<UserRecord, 'avatar'>>();
    if (!before) throw new ShopError('account.missing');
    await this.events.publish(session, avatarChanged({ userId }));
    return before.avatar;
  }
}
