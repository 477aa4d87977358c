import type { Readable } from 'node:stream';
import type { RefusedRow } from '@jhola/shared/contracts/catalogue-files.contract';
import { refusalInHindi } from '@jhola/shared/domain/imports/refusal-in-hindi';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { csvOf } from '#platform/http/csv.js';
import { readRows } from '../import/read-rows.js';
import { ImportFiles } from '../import-files/import-files.service.js';
import { type ImportJobRecord, importJobModel } from '../models/import-job.model.js';

const WORDS = {
  en: { line: 'Line', reason: 'Reason' },
  hi: { line: 'पंक्ति', reason: 'वजह' },
} as const;

/** The rows that the last run refused, as a file to be mended and sent again. */
@Injectable()
export class RefusedRows {
  constructor(
    @InjectModel(importJobModel.name) private readonly jobs: Model<ImportJobRecord>,
    private readonly files: ImportFiles,
  ) {}

  /**
   * The file's own rows after a column with the reason: with the reason first, a row with too many cells shifts nothing. Where
   * the file is no longer there, lines and reasons alone.
   */
  async csv(language: Language): Promise<Readable> {
    const job = await this.jobs.findOne({ _id: 'import' }).lean<ImportJobRecord>();
    const refused = (job?.refusedRows ?? []).map(({ line, reason }) => ({
      line,
      reason: language === 'hi' ? refusalInHindi(reason) : reason,
    }));
    const words = WORDS[language];
    if (!job || refused.length === 0 || !(await this.files.has(job.storedAs)))
      return csvOf([words.line, words.reason], [refused], ({ line, reason }) => [String(line), reason]);
    return csvOf([words.reason, ...job.header], this.ownRows(job, refused), (cells) => cells);
  }

  private async *ownRows(
    { storedAs, readAs = 'utf-8' }: ImportJobRecord,
    refused: readonly RefusedRow[],
  ): AsyncGenerator<readonly (readonly string[])[]> {
    const reasons = new Map(refused.map(({ line, reason }) => [line, reason]));
    for await (const row of readRows(this.files.pathOf(storedAs), () => {}, readAs)) {
      const reason = reasons.get(row.line);
      if (reason === undefined) continue;
      reasons.delete(row.line);
      yield [[reason, ...('cells' in row ? row.cells : [])]];
      if (reasons.size === 0) return;
    }
  }
}
