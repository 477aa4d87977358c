import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { classes } from '../classes';
import styles from './DataTable.module.css';
import { type DataColumn, isShown, type ShownColumns, type Sorting } from './data-column';
import { HeadCell } from './HeadCell';
import { TickCell } from './TickCell';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

/** Ticks on rows. */
export interface TableTicks<Row> {
  readonly isTicked: (id: string) => boolean;
  /** Rows without a tick have nothing to tick. */
  readonly canTick?: (row: Row) => boolean;
  readonly onTick: (ids: readonly string[], ticked: boolean) => void;
  /** The words of the box over the column, and of that of a row. */
  readonly allWords: string;
  readonly words: (row: Row) => string;
}

interface DataTableProps<Row extends RowData> {
  /** What assistive technology calls it. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Missing columns are shown as they are at first. */
  readonly shown?: ShownColumns;
  readonly sorting?: Sorting;
  readonly onSorting?: (sorting: Sorting) => void;
  readonly ticks?: TableTicks<Row>;
  /** Other rows are on their way. */
  readonly busy?: boolean;
  /** What stands in the table when it has no rows. */
  readonly empty?: ReactNode;
}

/**
 * A dense table (docs/product.md#admin-tables): its head stays while one scrolls, columns can be sorted by, shown and hidden, rows
 * ticked. Where it has no room, on a phone, each row is a card in which the columns are named.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, shown = {}, sorting, onSorting, ticks, busy, empty } = props;
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.words,
          enableSorting: column.sort !== undefined,
          enableHiding: !column.isHead,
        }),
      ),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorted = columns.find(({ sort }) => sort !== undefined && sort === sorting?.by);
  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: idOf,
    manualSorting: true,
    enableSortingRemoval: false,
    enableRowSelection: ({ original }) => ticks?.canTick?.(original) ?? ticks !== undefined,
    state: {
      sorting: sorted ? [{ id: sorted.id, desc: sorting?.descending ?? false }] : [],
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column, shown)])),
      rowSelection: Object.fromEntries(
        rows.map(idOf).flatMap((id) => (ticks?.isTicked(id) ? [[id, true]] : [])),
      ),
    },
  });
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const tickable = table.getRowModel().rows.filter((row) => row.getCanSelect());
  const classOf = ({ isNumber, isTime, isLong, isControl }: DataColumn<Row>) =>
    classes(
      isNumber && styles.number,
      isTime && styles.time,
      isLong && styles.long,
      isControl && styles.control,
    );

  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={busy}>
        <thead>
          <tr>
            {ticks && (
              <th scope="col" className={styles.tick}>
                <TickCell
                  words={ticks.allWords}
                  ticked={table.getIsAllRowsSelected() && tickable.length > 0}
                  some={table.getIsSomeRowsSelected()}
                  disabled={tickable.length === 0}
                  onTick={(ticked) =>
                    ticks.onTick(
                      tickable.map(({ id }) => id),
                      ticked,
                    )
                  }
                />
              </th>
            )}
            {table.getHeaderGroups().flatMap(({ headers }) =>
              headers.map(({ column }) => {
                const described = columnOf.get(column.id);
                if (!described) return null;
                return (
                  <HeadCell
                    key={column.id}
                    words={described.words}
                    className={classOf(described)}
                    sorted={column.getIsSorted()}
                    largestFirst={described.isNumber === true || described.isTime === true}
                    onSort={
                      described.sort !== undefined && onSorting
                        ? (descending) => onSorting({ by: described.sort ?? '', descending })
                        : undefined
                    }
                  />
                );
              }),
            )}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-ticked={row.getIsSelected() || undefined}>
              {ticks && (
                <td className={styles.tick}>
                  {row.getCanSelect() && (
                    <TickCell
                      words={ticks.words(row.original)}
                      ticked={row.getIsSelected()}
                      onTick={(ticked) => ticks.onTick([row.id], ticked)}
                    />
                  )}
                </td>
              )}
              {row.getVisibleCells().map((cell) => {
                const described = columnOf.get(cell.column.id);
                if (!described) return null;
                const content = described.cell(row.original);
                return described.isHead ? (
                  <th key={cell.id} scope="row" className={classOf(described)}>
                    {content}
                  </th>
                ) : (
                  <td key={cell.id} className={classOf(described)} data-words={described.words}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={table.getVisibleLeafColumns().length + (ticks ? 1 : 0)}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
