/**
 * Whoever looks at pairs one by one. (An object that has a method, not a function made for each scan: V8 compiles such a function
 * well only to lose that with the next collection of garbage, when none of them is alive.)
 */
export interface PairVisitor {
  /** @returns false to stop */
  visitPair(record: number, key: string): boolean;
}

/** Collects the records of pairs, so many at most. */
export class FoundRecords implements PairVisitor {
  readonly records: number[] = [];

  constructor(private readonly most: number) {}

  visitPair(record: number): boolean {
    return this.records.push(record) < this.most;
  }
}
