import { type DynamicModule, Module } from '@nestjs/common';
import { connectionTo } from '../database/connection-to.module.js';
import { AuditLogModule } from './audit-log.module.js';

@Module({})
class AuditLogAtModule {}

/** The audit log in a database alone, for commands that need nothing else of it. */
export const auditLogAt = (uri: string): DynamicModule => ({
  module: AuditLogAtModule,
  imports: [connectionTo(uri), AuditLogModule],
});
