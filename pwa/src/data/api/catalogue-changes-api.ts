import {
  type CatalogueChanges,
  CatalogueChangesAnswer,
  type CatalogueChangesQuery,
  catalogueSyncPaths,
} from '@jhola/shared/contracts/catalogue-sync.contract';
import { send } from './transport';

/** One slice of what changed in the catalogue; asked without a token, so that a worker can ask too. */
export async function catalogueChanges(query: Partial<CatalogueChangesQuery>): Promise<CatalogueChanges> {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const path = `${catalogueSyncPaths.changes}?${asked}`;
  return (await send({ path, answer: CatalogueChangesAnswer }, undefined)).data;
}
