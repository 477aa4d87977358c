import type { ReactNode } from 'react';

/** A column of a table, and what stands in it. */
export interface DataColumn<Row> {
  /** Its name in what the device keeps. */
  readonly id: string;
  /** The words over it, which also name it where columns are chosen. */
  readonly words: string;
  readonly cell: (row: Row) => ReactNode;
  /** The column that says which row it is: it cannot be hidden. */
  readonly isHead?: boolean;
  /** The name by which the server sorts; without it nothing is sorted by this column. */
  readonly sort?: string;
  /** The first press on its head puts the newest first, as it does the largest of numbers. */
  readonly isTime?: boolean;
  /** Numbers stand at the end of their column. */
  readonly isNumber?: boolean;
  /** Not shown until it is chosen. */
  readonly isExtra?: boolean;
  /** Takes what room is left; its text breaks anywhere. */
  readonly isLong?: boolean;
  /** Controls, which have no words of their own over them on a phone. */
  readonly isControl?: boolean;
}

/** By what a table is sorted. */
export interface Sorting {
  /** The `sort` of a column. */
  readonly by: string;
  readonly descending: boolean;
}

/** Which columns are shown, by their id; what is missing is as it is at first. */
export type ShownColumns = Readonly<Record<string, boolean>>;

/** The choice of columns, which the device keeps. */
export interface ColumnChoice {
  readonly shown: ShownColumns;
  readonly onShown: (shown: ShownColumns) => void;
}

/** Whether a column is shown. */
export const isShown = (
  { id, isHead, isExtra }: Pick<DataColumn<never>, 'id' | 'isHead' | 'isExtra'>,
  shown: ShownColumns,
): boolean => isHead === true || (shown[id] ?? !isExtra);
