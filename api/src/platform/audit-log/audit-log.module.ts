import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { auditEntryModel } from './audit-entry.model.js';
import { AuditLog } from './audit-log.service.js';

/** The log of what administrators do, written with the transaction of the action. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([auditEntryModel])],
  providers: [AuditLog],
  exports: [AuditLog, MongooseModule],
})
export class AuditLogModule {}
