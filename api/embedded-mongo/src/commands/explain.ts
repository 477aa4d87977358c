import { notSupported } from '../errors.js';
import type { Work } from '../pace.js';
import { explainAggregate } from './aggregate.js';
import { type Context, docArgument, type Reply } from './context.js';
import { explainRead } from './read-commands.js';

/** `explain` of find, count, distinct and aggregate: the index used and the documents looked at. */
export function* explain(context: Context): Work<Reply> {
  const command = docArgument(context.command, 'explain');
  const [name = ''] = Object.keys(command);
  const inner = { ...context, name, command };
  if (name === 'aggregate') return { fields: { ...(yield* explainAggregate(inner)), ok: 1 } };
  if (!['find', 'count', 'distinct'].includes(name)) throw notSupported(`explaining ${name}`);
  return { fields: { ...(yield* explainRead(inner)), ok: 1 } };
}
