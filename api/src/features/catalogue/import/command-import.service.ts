import { basename } from 'node:path';
import type { AuditValues } from '@jhola/shared/contracts/audit-log.contract';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { atTheCommandLine } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { AT_THE_KEYBOARD } from '../stock/stock-history.service.js';
import { CatalogueImport } from './catalogue-import.service.js';
import { type ImportRequest, importFile } from './import-file.js';
import type { ImportOptions } from './import-options.js';
import type { ImportReport } from './import-report.js';

/** Imports files for the owner at the command line. */
@Injectable()
export class CommandImport {
  constructor(
    private readonly catalogue: CatalogueImport,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Imports a file, or only checks it. The audit log has an entry before the first products are written, and another at the end:
   * an import that failed halfway has only the first. A check, and a file without a usable row, have none.
   * @param onBytes receives the number of further bytes that were read
   * @throws WrongColumns before anything is written or recorded; other errors as importFile
   */
  async run(
    { file, map, stock, dryRun }: ImportOptions,
    onBytes: (count: number) => void,
  ): Promise<ImportReport> {
    const request = { file, map, onBytes, writes: !dryRun };
    if (dryRun) return importFile({ ...request, take: (rows, taken) => this.catalogue.check(rows, taken) });
    const fileName = basename(file);
    const options = {
      importId: new Types.ObjectId(),
      usualStock: stock,
      counted: { by: AT_THE_KEYBOARD, text: fileName },
      actor: atTheCommandLine,
    };
    let hasStarted = false;
    const take: ImportRequest['take'] = async (rows, taken) => {
      if (!hasStarted) await this.record('files.import-started', fileName, { stock });
      hasStarted = true;
      return this.catalogue.write(rows, taken, options);
    };
    const report = await importFile({ ...request, take });
    const { refused, written } = report;
    if (hasStarted)
      await this.record('files.import-ended', fileName, {
        outcome: 'done',
        refused: refused.length,
        ...written,
      });
    return report;
  }

  private record(
    action: 'files.import-started' | 'files.import-ended',
    name: string,
    after: AuditValues,
  ): Promise<void> {
    return this.audit.add(null, atTheCommandLine, { action, subject: { type: 'file', name }, after });
  }
}
