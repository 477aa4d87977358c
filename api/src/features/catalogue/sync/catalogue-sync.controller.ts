import {
  CatalogueChangesAnswer,
  CatalogueChangesQuery,
  CatalogueDetailsAnswer,
  CatalogueDetailsQuery,
  catalogueSyncPaths,
} from '@jhola/shared/contracts/catalogue-sync.contract';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CatalogueSync } from './catalogue-sync.service.js';

/** The calls by which devices synchronize a copy of the catalogue. */
@ApiTags('Product')
@Controller()
export class CatalogueSyncController {
  constructor(private readonly sync: CatalogueSync) {}

  @Get(catalogueSyncPaths.changes)
  @Audience('public')
  @DocumentedAnswer(CatalogueChangesAnswer)
  @ApiQuery({ name: 'since', required: false, description: 'The revision the device is at; 0 for nothing.' })
  @ApiQuery({ name: 'epoch', required: false, description: 'The catalogue the revision is of.' })
  @ApiQuery({ name: 'cursor', required: false, description: 'Goes on with the answer it came from.' })
  @ApiQuery({ name: 'limit', required: false, description: 'Products in a slice, at most 1000.' })
  changes(@Query({ schema: CatalogueChangesQuery }) query: CatalogueChangesQuery) {
    return this.sync.changes(query);
  }

  @Get(catalogueSyncPaths.details)
  @Audience('public')
  @DocumentedAnswer(CatalogueDetailsAnswer)
  @ApiQuery({ name: 'ids', description: 'Ids of at most 50 products, with commas between them.' })
  details(@Query({ schema: CatalogueDetailsQuery }) query: CatalogueDetailsQuery) {
    return this.sync.details(query);
  }
}
