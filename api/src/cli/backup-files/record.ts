import { reachDatabase } from '@jhola/embedded-mongo/backup';
import { NestFactory } from '@nestjs/core';
import { atTheCommandLine } from '#platform/audit-log/audit-actor.js';
import { type AuditedAction, AuditLog } from '#platform/audit-log/audit-log.service.js';
import { auditLogAt } from '#platform/audit-log/audit-log-at.module.js';

/**
 * Adds an entry of a command to the audit log in a DATA_DIR, whether its shop is running or not.
 * @throws EmbeddedDatabaseUnavailable, and the database's own errors
 */
export async function record(dataDir: string, audited: AuditedAction): Promise<void> {
  const database = await reachDatabase(dataDir);
  try {
    const log = await NestFactory.createApplicationContext(auditLogAt(database.uri), {
      // Errors are reported once, by the command.
      logger: false,
      abortOnError: false,
    });
    try {
      await log.get(AuditLog).add(null, atTheCommandLine, audited);
    } finally {
      await log.close();
    }
  } finally {
    await database.close();
  }
}
