import { productPaths } from '@jhola/shared/contracts/product.contract';
import { PAGE_SIZE } from '@jhola/shared/contracts/product-lists.contract';
import type { Prepared } from './preparation.js';
import { CONNECTIONS, post, type Scenario } from './scenario.js';

/** Pages of other lengths are other questions: of a small catalogue there are too few pages of one length to measure. */
const PAGE_SIZES = Array.from({ length: 13 }, (_, at) => PAGE_SIZE.listing + at - 6);
const MAX_QUESTIONS = 30_000;

/**
 * Questions that nobody asked this shop since it started, each asked once: no answer of theirs is remembered. What else a new process has
 * to do (reading its models, compiling) is not measured with them: wait for it (`untilIdle`); a quarter of the questions warm up.
 */
export function coldScenarios(prepared: Prepared): Scenario[] {
  return [
    cold('cold: listing page', productPaths.bySubcategory, pages(prepared)),
    cold('cold: search', productPaths.search, searches(prepared)),
    cold('cold: product detail', productPaths.details, details(prepared)),
  ];
}

function cold(name: string, path: string, bodies: readonly object[]): Scenario {
  const questions = shuffled(bodies)
    .slice(0, MAX_QUESTIONS)
    .map((body) => JSON.stringify(body));
  let asked = 0;
  return {
    name,
    callsEach: 1,
    calls: Math.floor(questions.length / CONNECTIONS.length),
    requests: () => [
      {
        ...post(path, {}),
        setupRequest: (request) => ({ ...request, body: questions[asked++ % questions.length] as string }),
      },
    ],
  };
}

/** All pages of all listings, however deep. */
const pages = ({ listings }: Prepared): object[] =>
  PAGE_SIZES.flatMap((limit) =>
    listings.flatMap(({ products, ...listing }) =>
      Array.from({ length: Math.ceil(products.length / limit) }, (_, at) => ({
        ...listing,
        page: at + 1,
        limit,
      })),
    ),
  );

/** One to three words that stand beside each other in a product's name. */
function searches({ listings }: Prepared): object[] {
  const texts = new Set<string>();
  for (const { name } of listings.flatMap(({ products }) => products)) {
    const words = name.toLowerCase().split(/\s+/);
    for (const length of [1, 2, 3])
      for (let from = 0; from + length <= words.length; from++)
        texts.add(words.slice(from, from + length).join(' '));
  }
  return [...texts].map((search) => ({ search, page: 1 }));
}

const details = ({ listings }: Prepared): object[] => {
  const ids = new Set(listings.flatMap(({ products }) => products.map(({ _id }) => _id)));
  return [...ids].map((productId) => ({ productId }));
};

function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  for (let at = left.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}
