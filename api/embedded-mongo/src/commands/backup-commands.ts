import { CommandError } from '../errors.js';
import type { Context, Reply } from './context.js';

/**
 * `embeddedBackup`: 'begin' lets the tables' file rest, so that it can be copied while writes go on; 'moment' says how
 * much of the journal belongs to it just now, and keeps the hold for another minute; 'end' lets the tables go on.
 */
export async function embeddedBackup({ engine, command }: Context): Promise<Reply> {
  const hold = String(command.hold ?? '');
  switch (command.embeddedBackup) {
    case 'begin':
      return { fields: { hold: await engine.holds.begin(), ok: 1 } };
    case 'moment': {
      const moment = engine.holds.moment(hold);
      if (!moment) throw new CommandError('BadValue', 'This backup took a break of more than a minute');
      return { fields: { moment, ok: 1 } };
    }
    case 'end':
      engine.holds.end(hold);
      return { fields: { ok: 1 } };
    default:
      throw new CommandError('FailedToParse', 'embeddedBackup is begin, moment or end');
  }
}

/** `embeddedStatus`: whether the disk takes writes. */
export function embeddedStatus({ engine }: Context): Reply {
  return { fields: { isDiskFull: engine.store.isFull, ok: 1 } };
}
