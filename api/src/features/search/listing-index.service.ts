import {
  createListingIndex,
  type FoundListing,
  type ListingIndex as Index,
  searchListings,
} from '@jhola/shared/domain/search/listing-search';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { CatalogueFeed } from '../catalogue/structure/catalogue-feed.service.js';
import { CatalogueNames } from '../catalogue/structure/catalogue-names.service.js';

/** The search index over categories and subcategories; rebuilt at the first search after a change. */
@Injectable()
export class ListingIndex implements OnModuleInit {
  private index: Index | undefined;

  constructor(
    private readonly feed: CatalogueFeed,
    private readonly names: CatalogueNames,
  ) {}

  onModuleInit(): void {
    this.feed.onChange(() => {
      this.index = undefined;
    });
  }

  /** The listings whose names match, best first, at most `limit`. */
  find(text: string, limit: number): FoundListing[] {
    this.index ??= createListingIndex(this.names.allCategories(), this.names.allSubcategories());
    return searchListings(this.index, text, limit);
  }
}
