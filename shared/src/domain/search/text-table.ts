/** Texts that stand in a file many times: each is written once, and elsewhere by its place. */
export class TextTable {
  /** What is written. */
  readonly texts: string[] = [];
  private readonly places = new Map<string, number>();

  /** The place of a text; it is taken in where it is new. */
  placeOf(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    this.places.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}
