/** Texts of products, each by its product's number. */
export interface TextColumn {
  /** The text of a number that has one. */
  at(number: number): string;
  set(number: number, text: string): void;
  clear(number: number): void;
}

/** The ids of products by their numbers, and the numbers by the ids. */
export interface IdColumn {
  readonly size: number;
  numberOf(id: string): number | undefined;
  /** The id of a number that has one. */
  at(number: number): string;
  /** Gives an id that is in no number a number that has none. */
  set(number: number, id: string): void;
  clear(number: number): void;
  /** All numbers that have an id. */
  numbers(): Iterable<number>;
  /** Below 0 where the id of one number stands before the other's in the order of texts. */
  compare(one: number, other: number): number;
}

/** The texts of an index that are different for each product: how they are in memory is the matter of whoever has the index. */
export interface IndexTexts {
  readonly ids: IdColumn;
  readonly names: TextColumn;
  /** Of what each is, as its name says it. */
  readonly things: TextColumn;
}

class PlainColumn implements TextColumn {
  private readonly texts: string[] = [];

  at(number: number): string {
    return this.texts[number] as string;
  }

  set(number: number, text: string): void {
    this.texts[number] = text;
  }

  clear(number: number): void {
    this.texts[number] = '';
  }
}

class PlainIds implements IdColumn {
  private readonly byNumber: string[] = [];
  private readonly byId = new Map<string, number>();

  get size(): number {
    return this.byId.size;
  }

  numberOf(id: string): number | undefined {
    return this.byId.get(id);
  }

  at(number: number): string {
    return this.byNumber[number] as string;
  }

  set(number: number, id: string): void {
    this.byNumber[number] = id;
    this.byId.set(id, number);
  }

  clear(number: number): void {
    this.byId.delete(this.at(number));
    this.byNumber[number] = '';
  }

  numbers(): Iterable<number> {
    return this.byId.values();
  }

  compare(one: number, other: number): number {
    const [id, otherId] = [this.at(one), this.at(other)];
    return id === otherId ? 0 : id < otherId ? -1 : 1;
  }
}

/** Texts as they are: the quickest way, for the thousands of products that a device has. */
export const plainTexts = (): IndexTexts => ({
  ids: new PlainIds(),
  names: new PlainColumn(),
  things: new PlainColumn(),
});
