import { Paper } from './paper.js';

/** A column: its heading, how wide it is (points), and on which side its texts stand. */
export interface Column {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

const GAP = 8;
const ROW_SPACE = 6;
const SIZE = 9.5;

/**
 * Puts a table with a heading on each sheet it needs.
 * @param rows the texts of each row, in the order of the columns; a text that is too wide goes on below
 * @param mark drawn beside each row, at the left of its first column
 * @returns where the next may stand below it
 */
export function putTable(
  paper: Paper,
  top: number,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  mark: (x: number, y: number) => void = () => {},
): number {
  let y = putRow(
    paper,
    top,
    columns,
    columns.map(({ heading }) => heading),
    true,
  );
  for (const row of rows) {
    if (!paper.fits(y, rowHeight(paper, columns, row))) {
      y = putRow(
        paper,
        paper.nextSheet(),
        columns,
        columns.map(({ heading }) => heading),
        true,
      );
    }
    mark(Paper.margin, y);
    y = putRow(paper, y, columns, row, false);
  }
  return y;
}

function rowHeight(paper: Paper, columns: readonly Column[], texts: readonly string[]): number {
  const heights = columns.map(({ width }, at) =>
    paper.heightOf(texts[at] ?? '', { width: width - GAP, size: SIZE }),
  );
  return Math.max(...heights) + 2 * ROW_SPACE;
}

function putRow(
  paper: Paper,
  y: number,
  columns: readonly Column[],
  texts: readonly string[],
  isHeading: boolean,
): number {
  let x = Paper.margin;
  const face = { size: SIZE, ...(isHeading && { bold: true }) };
  for (const [at, { width, align = 'left' }] of columns.entries()) {
    const left = align === 'right' ? x + GAP : x;
    paper.text(texts[at] ?? '', { x: left, y: y + ROW_SPACE, width: width - GAP, align, ...face });
    x += width;
  }
  const end = y + rowHeight(paper, columns, texts);
  paper.rule(end);
  return end;
}
