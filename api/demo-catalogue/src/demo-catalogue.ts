/** An id of 24 hexadecimal digits. */
export type DemoId = string;

export interface DemoCategory {
  readonly _id: DemoId;
  readonly name: string;
  readonly nameHindi?: string;
  readonly image: string;
}

export interface DemoSubcategory extends DemoCategory {
  readonly categoryIds: readonly DemoId[];
}

export interface DemoVariant {
  readonly _id: DemoId;
  readonly name: string;
  /** Whole paise; the product's price where absent. */
  readonly pricePaise?: number;
  /** Whole pieces of its own; sells from the product's where absent. */
  readonly stock?: number;
  readonly image?: readonly string[];
}

export interface DemoProduct {
  readonly _id: DemoId;
  readonly name: string;
  readonly nameHindi?: string;
  readonly image: readonly string[];
  readonly categoryIds: readonly DemoId[];
  readonly subCategoryIds: readonly DemoId[];
  readonly unit: string;
  readonly productType: 'fixed' | 'variable';
  readonly stock: number;
  /** Whole paise before the discount. */
  readonly pricePaise: number;
  /** Whole percent. */
  readonly discount: number;
  readonly description: string;
  readonly moreDetails: Readonly<Record<string, string>>;
  readonly variants: readonly DemoVariant[];
  /** How many of its reviews gave one, two, … five stars. */
  readonly ratingHistogram: readonly number[];
  readonly createdAt: Date;
}

export interface DemoReview {
  readonly _id: DemoId;
  readonly productId: DemoId;
  /** A shopper without an account; unique among the product's reviews. */
  readonly userId: DemoId;
  readonly name: string;
  readonly rating: number;
  readonly comment: string;
  readonly createdAt: Date;
}

/** A whole shop, ready to be put into an empty database. */
export interface DemoCatalogue {
  readonly categories: readonly DemoCategory[];
  readonly subcategories: readonly DemoSubcategory[];
  readonly products: readonly DemoProduct[];
  readonly reviews: readonly DemoReview[];
}
