/** What can be wrong with the name of an extra field. */
export type FieldNameProblem = 'missing' | 'taken' | 'forbidden';

/** What the shop refuses (contract): what a database or a browser would read as a command. */
const FORBIDDEN = /[$.\0]|^(__proto__|constructor|prototype)$/;

/**
 * What is wrong with the name of an extra field; undefined when all is right (docs/product.md#extra-fields).
 * @param taken the names that are there already
 */
export function fieldNameProblem(name: string, taken: readonly string[]): FieldNameProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'missing';
  if (FORBIDDEN.test(trimmed)) return 'forbidden';
  return taken.some((other) => other.toLowerCase() === trimmed.toLowerCase()) ? 'taken' : undefined;
}
