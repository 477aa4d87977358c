/** @typedef {import('./match.mjs').Doc} Doc */

/**
 * Cases that the driver (7.8) ends otherwise alone, whatever the server answers: file, description, what it does.
 * @type {[file: string, description: RegExp, what: string][]}
 */
const CASES = [
  [
    'create-null-ids.json',
    / via (insertOne|insertMany|bulkWrite)$/,
    'the driver inserts an _id of its own for null',
  ],
  ['download.json', /final chunk is missing/, 'the driver does not miss the last chunk of a file'],
];

/** @param {string} file @param {string} description @returns {string | undefined} */
export const driverDifference = (file, description) =>
  CASES.find(([name, words]) => name === file && words.test(description))?.[2];

/**
 * What a command should be, by a case, in the words in which this driver sends it. Three things it decides alone: it leaves out
 * `bypassDocumentValidation: false`, gives a commit and an abort 10 seconds, and asks GridFS for `_id: { $eq: … }`.
 * @param {Doc} expected
 * @param {Doc} actual
 * @returns {Doc}
 */
export function asDriverSends(expected, actual) {
  const { bypassDocumentValidation, ...command } = expected;
  if (bypassDocumentValidation !== false && bypassDocumentValidation !== undefined)
    command.bypassDocumentValidation = bypassDocumentValidation;
  const { writeConcern, filter } = command;
  if (
    (command.commitTransaction || command.abortTransaction) &&
    writeConcern?.w &&
    actual.writeConcern?.wtimeout
  )
    command.writeConcern = { wtimeout: 10_000, ...writeConcern };
  if (String(command.find).endsWith('.files') && filter?._id && actual.filter?._id?.$eq)
    command.filter = { ...filter, _id: { $eq: filter._id } };
  return command;
}
