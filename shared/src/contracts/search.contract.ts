import { z } from 'zod';
import { answerOf, Id, Rupees } from './answer.contract.js';
import { CategoryReference } from './category.contract.js';

/** Searching's own paths, beside `search-product` of the product calls. */
export const searchPaths = { suggestions: '/api/search/suggestions' } as const;

/** How many suggestions of a type are answered at most. */
export const MAX_SUGGESTED = { products: 5, listings: 3 } as const;

/** What was typed so far, spaces around and between words put in order; at most as long as a search's text. */
export const SuggestionsQuery = z
  .object({
    q: z
      .string()
      .max(200)
      .transform((text) => text.trim().replace(/\s+/g, ' ')),
  })
  .meta({ id: 'SuggestionsQuery' });
export type SuggestionsQuery = z.infer<typeof SuggestionsQuery>;

/** What one line needs of a product: `image` is its first picture, or ''. */
export const SuggestedProduct = z
  .object({
    _id: Id,
    name: z.string(),
    nameHindi: z.string().optional(),
    image: z.string(),
    unit: z.string(),
    price: Rupees,
    discount: z.number(),
  })
  .meta({ id: 'SuggestedProduct' });
export type SuggestedProduct = z.infer<typeof SuggestedProduct>;

/** A category or subcategory by its name, with the listing it leads to. */
export const SuggestedListing = z
  .object({
    kind: z.enum(['category', 'subcategory']),
    name: z.string(),
    nameHindi: z.string().optional(),
    image: z.string(),
    category: CategoryReference,
    subCategory: CategoryReference,
  })
  .meta({ id: 'SuggestedListing' });
export type SuggestedListing = z.infer<typeof SuggestedListing>;

export const Suggestions = z
  .object({ products: z.array(SuggestedProduct), listings: z.array(SuggestedListing) })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof Suggestions>;

export const SuggestionsAnswer = answerOf(Suggestions).meta({ id: 'SuggestionsAnswer' });
export type SuggestionsAnswer = z.infer<typeof SuggestionsAnswer>;
