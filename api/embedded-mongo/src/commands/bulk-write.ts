import { CommandError, notSupported } from '../errors.js';
import type { Work } from '../pace.js';
import type { Doc } from '../values/documents.js';
import { type Context, docArgument, docsArgument, numberArgument, type Reply } from './context.js';
import { runStatements, type StatementResult } from './statements.js';
import { deleteStatement, insertStatement, updateStatement } from './write-commands.js';

/** What a statement does, and the fields it may have besides the number of its namespace. */
const KINDS = {
  insert: new Set(['insert', 'document']),
  update: new Set(['update', 'filter', 'updateMods', 'multi', 'upsert', 'hint', 'arrayFilters']),
  delete: new Set(['delete', 'filter', 'multi', 'hint']),
} as const;
type Kind = keyof typeof KINDS;

/** The collection a statement is about. */
interface Namespace {
  readonly context: Context;
  readonly name: string;
}

/**
 * `bulkWrite`: statements on several collections in one command (MongoDB 8). All results stand in the first batch of its cursor.
 */
export async function bulkWrite(context: Context): Promise<Reply> {
  const { command, database } = context;
  if (database !== 'admin')
    throw new CommandError('Unauthorized', 'bulkWrite may only be run against the admin database.');
  const namespaces = docsArgument(command, 'nsInfo').map((info) => namespaceOf(context, info));
  const ops = docsArgument(command, 'ops');
  const statements = ops.map((op, index) => statementOf(op, index, namespaces));
  if (statements.length === 0)
    throw new CommandError(
      'InvalidLength',
      'Write batch sizes must be between 1 and 100000. Got 0 operations.',
    );
  const results = await runStatements(context, statements, command.ordered !== false, (run) => run());
  return replyOf(ops, results, command.errorsOnly === true);
}

/** @throws CommandError InvalidNamespace */
function namespaceOf(context: Context, { ns }: Doc): Namespace {
  const [, database = '', name = ''] = /^([^.]+)\.(.+)$/.exec(String(ns)) ?? [];
  if (!name || /[$\0]/.test(name))
    throw new CommandError('InvalidNamespace', `Invalid namespace specified for bulkWrite: '${String(ns)}'`);
  return { context: { ...context, database }, name };
}

const kindOf = (op: Doc): Kind | undefined =>
  (Object.keys(KINDS) as Kind[]).find((kind) => Object.keys(op)[0] === kind);

/** @throws CommandError for an operation, a field or a namespace that there is not */
function statementOf(
  op: Doc,
  index: number,
  namespaces: readonly Namespace[],
): () => StatementResult | Work<StatementResult> {
  const kind = kindOf(op);
  if (!kind)
    throw new CommandError('BadValue', `BSON field 'bulkWrite.ops.${index}' is no insert, update or delete`);
  for (const field in op) {
    if (!KINDS[kind].has(field)) throw notSupported(`the field '${field}' of bulkWrite.ops`);
  }
  const namespace = namespaces[numberArgument(op, kind) ?? -1];
  if (!namespace)
    throw new CommandError('BadValue', `BulkWrite ops entry ${index} has an invalid nsInfo index.`);
  const { context, name } = namespace;
  const { hint, upsert, arrayFilters, multi } = op;
  if (kind === 'insert') {
    const document = docArgument(op, 'document');
    return () => insertStatement(context, name, document);
  }
  const q = docArgument(op, 'filter');
  if (kind === 'delete')
    return () => deleteStatement(context, name, { q, hint, limit: multi === true ? 0 : 1 });
  return () => updateStatement(context, name, { q, u: op.updateMods, multi, upsert, hint, arrayFilters });
}

function replyOf(ops: readonly Doc[], results: readonly StatementResult[], errorsOnly: boolean): Reply {
  const counts = { nErrors: 0, nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const shown = results.flatMap((result, idx): Doc[] => {
    const { n, modified, error } = result;
    if (error) {
      counts.nErrors++;
      const { index: _index, ...rest } = error;
      return [{ ok: 0, idx, ...rest, n: 0 }];
    }
    const kind = kindOf(ops[idx] as Doc);
    const isUpsert = 'upserted' in result;
    if (kind === 'insert') counts.nInserted += n;
    else if (kind === 'delete') counts.nDeleted += n;
    else if (isUpsert) counts.nUpserted += n;
    else counts.nMatched += n;
    counts.nModified += modified ?? 0;
    if (errorsOnly) return [];
    return [
      {
        ok: 1,
        idx,
        n,
        ...(kind === 'update' && { nModified: modified ?? 0 }),
        ...(isUpsert && { upserted: { _id: result.upserted } }),
      },
    ];
  });
  return { fields: { cursor: { id: 0n, firstBatch: shown, ns: 'admin.$cmd.bulkWrite' }, ...counts, ok: 1 } };
}
