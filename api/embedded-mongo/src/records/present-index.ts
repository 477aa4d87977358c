import { CommandError } from '../errors.js';
import { identical } from '../values/documents.js';
import type { CollectionIndex } from './collection-index.js';
import type { IndexSpec } from './index-spec.js';

/**
 * Whether an index is there already.
 * @throws CommandError when one of its name, or of its keys, is there with other options
 */
export function isIndexPresent(present: readonly CollectionIndex[], spec: IndexSpec): boolean {
  for (const { spec: other } of present) {
    const sameKey = identical(other.definition.key, spec.definition.key);
    if (other.name === spec.name) {
      const { v: _v, background: _b, ...options } = other.definition;
      const { v: _w, background: _c, ...wanted } = spec.definition;
      const same =
        sameKey &&
        Object.keys({ ...options, ...wanted }).every((name) => identical(options[name], wanted[name]));
      if (same || other.name === '_id_') return true;
      throw new CommandError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index: ${spec.name}`,
      );
    }
    if (
      sameKey &&
      identical(other.partial, spec.partial) &&
      other.unique === spec.unique &&
      other.sparse === spec.sparse
    ) {
      throw new CommandError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${other.name}`,
      );
    }
  }
  return false;
}
