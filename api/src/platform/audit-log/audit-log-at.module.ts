import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLogModule } from './audit-log.module.js';

@Module({})
class AuditLogAtModule {}

/** The audit log in a database alone, for commands that need nothing else of it. Its indexes are the shop's to build. */
export const auditLogAt = (uri: string): DynamicModule => ({
  module: AuditLogAtModule,
  imports: [MongooseModule.forRoot(uri, { autoIndex: false, retryAttempts: 0 }), AuditLogModule],
});
