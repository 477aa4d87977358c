/** The shape of some texts in any language: the same keys, and functions of the same arguments. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...inputs: infer Inputs) => string
    ? (...inputs: Inputs) => string
    : { readonly [Key in keyof Texts]: Translation<Texts[Key]> };

/** The texts of one language, found by the English ones. English itself needs none. */
export type Dictionary = ReadonlyMap<object, object>;

export const english: Dictionary = new Map();

/** Some texts in the language of a dictionary; in English where it has no entry. */
export function translated<Texts extends object>(texts: Texts, dictionary: Dictionary): Translation<Texts> {
  // A dictionary's entries are typed where they are written: `Translation<typeof homeTexts>`.
  return (dictionary.get(texts) ?? texts) as Translation<Texts>;
}
