import { PdfDocument } from './pdf-document.js';

/** A column: its heading, width (points) and alignment. */
export interface Column {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** The style of a table. */
export interface TableStyle {
  /** The font size, in points. */
  readonly size: number;
  /** Drawn beside each row, at the left of its first column. */
  readonly mark?: (x: number, y: number) => void;
}

const GAP = 8;
const ROW_SPACE = 6;

/**
 * Writes a table with its headings on each page.
 * @param rows the texts of each row, in the order of the columns; wide texts are wrapped
 * @returns the y below it
 */
export function putTable(
  pdf: PdfDocument,
  top: number,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { size, mark }: TableStyle,
): number {
  const headings = columns.map(({ heading }) => heading);
  let y = putRow(pdf, top, columns, headings, { size, bold: true });
  for (const row of rows) {
    if (!pdf.fits(y, rowHeight(pdf, columns, row, { size }))) {
      y = putRow(pdf, pdf.nextSheet(), columns, headings, { size, bold: true });
    }
    mark?.(PdfDocument.margin, y);
    y = putRow(pdf, y, columns, row, { size });
  }
  return y;
}

interface Face {
  readonly size: number;
  readonly bold?: boolean;
}

function rowHeight(
  pdf: PdfDocument,
  columns: readonly Column[],
  texts: readonly string[],
  face: Face,
): number {
  const heights = columns.map(({ width }, at) =>
    pdf.heightOf(texts[at] ?? '', { width: width - GAP, ...face }),
  );
  return Math.max(...heights) + 2 * ROW_SPACE;
}

function putRow(
  pdf: PdfDocument,
  y: number,
  columns: readonly Column[],
  texts: readonly string[],
  face: Face,
): number {
  let x = PdfDocument.margin;
  for (const [at, { width, align = 'left' }] of columns.entries()) {
    const left = align === 'right' ? x + GAP : x;
    pdf.text(texts[at] ?? '', { x: left, y: y + ROW_SPACE, width: width - GAP, align, ...face });
    x += width;
  }
  const end = y + rowHeight(pdf, columns, texts, face);
  pdf.rule(end);
  return end;
}
