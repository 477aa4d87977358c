import { readColumns, writeColumns } from '#data/db/device-settings.ts';
import { openStore } from '#data/db/open-store.ts';
import { useStored } from '#data/db/use-stored.ts';
import type { ColumnChoice } from '#ui/table/data-column.ts';

/**
 * Which columns of an administrator's table are shown, as this device keeps it.
 * @param table the table's name; it stays the same while the component is mounted
 */
export function useChosenColumns(table: string): ColumnChoice {
  const shown = useStored((store) => readColumns(store, table)) ?? {};
  return {
    shown,
    onShown: (next) => {
      const keep = async () => writeColumns(await openStore(), table, next);
      keep().catch((error: unknown) => console.warn('The columns were not kept', error));
    },
  };
}
