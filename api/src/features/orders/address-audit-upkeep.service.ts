import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type AuditEntryRecord, auditEntryModel } from '#platform/audit-log/audit-entry.model.js';

/**
 * Takes addresses out of audit entries from before: they stand in the order and its trail alone, where the deletion of the
 * customer's account removes them (docs/decisions/0024-audit-log.md).
 */
@Injectable()
export class AddressAuditUpkeep implements OnApplicationBootstrap {
  constructor(@InjectModel(auditEntryModel.name) private readonly entries: Model<AuditEntryRecord>) {}

  async onApplicationBootstrap(): Promise<void> {
    const isWritten = trusted({ $exists: true });
    await this.entries.updateMany(
      { action: 'orders.address-changed', $or: [{ before: isWritten }, { after: isWritten }] },
      { $unset: { before: 1, after: 1 } },
    );
  }
}
