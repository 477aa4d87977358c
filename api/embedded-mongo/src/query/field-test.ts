import type { Doc } from '../values/documents.js';
import { someLeaf, someValue } from '../values/paths.js';

export type Predicate = (doc: Doc) => boolean;
export type ValueTest = (value: unknown) => boolean;

/** A condition on a field, wherever the field is. */
export interface FieldTest {
  /** The condition on a path of a document, through arrays on the way. */
  readonly onPath: (path: readonly string[]) => Predicate;
  /** The condition on one element of an array, into which it does not look further: what `$elemMatch` asks. */
  readonly single: ValueTest;
}

/** Holds when a value at the path satisfies the test, or an element of an array there. */
export const leaf = (test: ValueTest): FieldTest => ({
  onPath: (path) => (doc) => someLeaf(doc, path, test),
  single: test,
});

/** Holds when a value at the path satisfies the test, arrays as a whole. */
export const whole = (test: ValueTest): FieldTest => ({
  onPath: (path) => (doc) => someValue(doc, path, test),
  single: test,
});

export const not = ({ onPath, single }: FieldTest): FieldTest => ({
  onPath: (path) => {
    const test = onPath(path);
    return (doc) => !test(doc);
  },
  single: (value) => !single(value),
});

/** Holds when all hold, each for whichever element it likes. */
export const all = (tests: readonly FieldTest[]): FieldTest => ({
  onPath: (path) => {
    const predicates = tests.map((test) => test.onPath(path));
    return (doc) => predicates.every((test) => test(doc));
  },
  single: (value) => tests.every(({ single }) => single(value)),
});
