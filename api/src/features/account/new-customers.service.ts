import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type UserRecord, userModel } from './models/user.model.js';

/** Counts customers by when they opened their account. */
@Injectable()
export class NewCustomers {
  constructor(@InjectModel(userModel.name) private readonly users: Model<UserRecord>) {}

  /**
   * How many of today's customers opened their account in each of some periods.
   * @param starts when each period begins; it ends where the next one begins, the last of them is still running
   */
  since(starts: readonly Date[]): Promise<number[]> {
    return Promise.all(
      starts.map((start, at) => {
        const end = starts[at + 1];
        const createdAt = trusted({ $gte: start, ...(end && { $lt: end }) });
        return this.users.countDocuments({ role: 'USER', createdAt });
      }),
    );
  }
}
