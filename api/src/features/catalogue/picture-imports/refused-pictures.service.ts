import type { Readable } from 'node:stream';
import { pictureRefusals } from '@jhola/shared/domain/imports/picture-refusals';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { csvOf } from '#platform/http/csv.js';
import { type PictureImportRecord, pictureImportModel } from '../models/picture-import.model.js';

const HEADINGS = { en: ['Picture', 'Reason'], hi: ['तस्वीर', 'वजह'] } as const;

/** The pictures that an import refused, as a table. */
@Injectable()
export class RefusedPictures {
  constructor(@InjectModel(pictureImportModel.name) private readonly imports: Model<PictureImportRecord>) {}

  /** @throws ShopError import.pictures-missing */
  async csv(importId: string, language: Language): Promise<Readable> {
    const record = await this.imports.findById(importId).lean<PictureImportRecord>();
    if (!record) throw new ShopError('import.pictures-missing');
    const words = pictureRefusals[language];
    return csvOf(HEADINGS[language], [record.refusals], ({ name, reason }) => [name, words[reason]]);
  }
}
