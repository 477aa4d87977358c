import type { FacetStep, FacetValue } from '../../contracts/product-filters.contract.js';
import type { Choosable } from './filterable-product.js';

/** Counts the products of each value of a kind, and how it is written most often. */
export class ValueCounts {
  private readonly values = new Map<string, { count: number; labels: Map<string, number> }>();

  /** Counts one product. */
  add({ value, label }: Choosable): void {
    const known = this.values.get(value);
    if (!known) {
      this.values.set(value, { count: 1, labels: new Map([[label, 1]]) });
      return;
    }
    known.count += 1;
    known.labels.set(label, (known.labels.get(label) ?? 0) + 1);
  }

  /**
   * The values of most products first, those of equally many by their names.
   * @param chosen values that are among them in any case
   * @param max how many others there are at most
   * @param written finds how a chosen value of no counted product is written
   */
  list(chosen: readonly string[], max: number, written: () => Iterable<Choosable>): FacetValue[] {
    const all = [...this.values].map(([value, { count, labels }]) => ({
      value,
      label: mostUsed(labels),
      count,
    }));
    all.sort((one, other) => other.count - one.count || inOrder(one.value, other.value));
    const unknown = chosen.filter((value) => !this.values.has(value));
    return [
      ...all.filter(({ value }, at) => at < max || chosen.includes(value)),
      ...(unknown.length > 0 ? uncounted(unknown, written()) : []),
    ];
  }
}

/** Chosen values that no counted product has, written as other products of the list write them. */
function uncounted(values: readonly string[], written: Iterable<Choosable>): FacetValue[] {
  const labels = new Map(values.map((value) => [value, new Map<string, number>()]));
  for (const { value, label } of written) {
    const known = labels.get(value);
    known?.set(label, (known.get(label) ?? 0) + 1);
  }
  return [...labels].map(([value, known]) => ({ value, label: mostUsed(known) || value, count: 0 }));
}

/** The same on every machine, in whatever order products came. */
function mostUsed(labels: ReadonlyMap<string, number>): string {
  const [best] = [...labels].sort(
    ([one, uses], [other, usesOfOther]) => usesOfOther - uses || inOrder(one, other),
  );
  return best?.[0] ?? '';
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Counts the products that reach each of some limits. */
export class StepCounts {
  private readonly reached: number[];
  private readonly steps: readonly number[];

  /** @param chosen a limit that is counted beside the usual ones */
  constructor(
    usual: readonly number[],
    private readonly chosen: number | undefined,
  ) {
    this.steps = [...new Set([...usual, ...(chosen === undefined ? [] : [chosen])])].sort(
      (one, other) => one - other,
    );
    this.reached = this.steps.map(() => 0);
  }

  /** Counts one product. */
  add(amount: number): void {
    // The highest that is reached; the lower ones are added up at the end.
    let reached = -1;
    for (const step of this.steps) {
      if (amount < step) break;
      reached += 1;
    }
    if (reached >= 0) this.reached[reached] = (this.reached[reached] ?? 0) + 1;
  }

  /** The limits that leave something, and what is chosen; the lowest first. */
  list(): FacetStep[] {
    return this.steps
      .map((atLeast, at) => ({
        atLeast,
        count: this.reached.slice(at).reduce((sum, count) => sum + count, 0),
      }))
      .filter(({ atLeast, count }) => count > 0 || atLeast === this.chosen);
  }
}
