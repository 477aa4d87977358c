import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as othersTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';

/** The position and style of a text: all measures in points of 1/72 inch. */
export interface Put {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
  /** Grey, for secondary text. */
  readonly soft?: boolean;
}

const require = createRequire(import.meta.url);
const typefaces = dirname(require.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'));
/** One typeface with Latin, Devanagari and the rupee sign: mixed lines need no second one. */
const REGULAR = join(typefaces, '400Regular', 'NotoSansDevanagari_400Regular.ttf');
const BOLD = join(typefaces, '700Bold', 'NotoSansDevanagari_700Bold.ttf');
const USUAL_SIZE = 10;
/** The padding inside a frame. */
const FRAME = 12;

/** A PDF document of A4 pages. */
export class PdfDocument {
  static readonly margin = 48;
  static readonly width = 595.28 - 2 * PdfDocument.margin;
  static readonly bottom = 841.89 - PdfDocument.margin;
  private readonly document: PDFKit.PDFDocument;

  /** @param title the title of the document, for screen readers */
  constructor(title: string) {
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: PdfDocument.margin, left: PdfDocument.margin, right: PdfDocument.margin, bottom: 0 },
      font: REGULAR,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title },
    });
  }

  /** Writes a text, wrapped to its width. @returns the y below it */
  text(words: string, { x, y, width, align = 'left', soft = false, ...face }: Put): number {
    this.face(face)
      .fillColor(soft ? '#555555' : '#000000')
      .text(printable(words), x, y, { width, align });
    return this.document.y;
  }

  /** The height of a wrapped text. */
  heightOf(words: string, { width, ...face }: Pick<Put, 'width' | 'size' | 'bold'>): number {
    return this.face(face).heightOfString(printable(words), { width });
  }

  /** Writes a text in a frame, for emphasis. @returns the y below it */
  framed(words: string, { x, y, width, ...face }: Put): number {
    const inside = { ...face, x: x + FRAME, width: width - 2 * FRAME };
    const end = this.text(words, { ...inside, y: y + FRAME / 2 }) + FRAME / 2;
    this.document
      .rect(x, y, width, end - y)
      .lineWidth(2)
      .strokeColor('#000000')
      .stroke();
    return end;
  }

  /**
   * Draws a picture within a square.
   * @param picture PNG or JPEG as a `data:` address: the same one is stored once, however often it is drawn
   */
  picture(
    picture: string,
    { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  ): void {
    this.document.image(picture, x, y, { fit: [side, side] });
  }

  /** Draws a line across the page. */
  rule(y: number): void {
    const { margin, width } = PdfDocument;
    this.document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor('#999999')
      .stroke();
  }

  /** Draws an empty square to be ticked. */
  box(x: number, y: number, side: number): void {
    this.document.rect(x, y, side, side).lineWidth(1).strokeColor('#000000').stroke();
  }

  /** Whether this height still fits below `y`. */
  fits(y: number, height: number): boolean {
    return y + height <= PdfDocument.bottom;
  }

  /** Starts another page. @returns the y of its first line */
  nextSheet(): number {
    this.document.addPage();
    return PdfDocument.margin;
  }

  /** The finished document. */
  async bytes(): Promise<Buffer> {
    this.document.end();
    return buffer(this.document);
  }

  /**
   * The document as a stream. Its parts are written as it is read, one after the other; in between others have their turn.
   * @param parts each writes into this document
   */
  stream(parts: Iterable<() => void>): Readable {
    return Readable.from(this.pieces(parts));
  }

  private async *pieces(parts: Iterable<() => void>): AsyncGenerator<Buffer> {
    for (const write of parts) {
      write();
      const written: Buffer | null = this.document.read();
      if (written) yield written;
      await othersTurn();
    }
    this.document.end();
    yield await buffer(this.document);
  }

  private face({ size = USUAL_SIZE, bold = false }: Pick<Put, 'size' | 'bold'>): PDFKit.PDFDocument {
    return this.document.font(bold ? BOLD : REGULAR).fontSize(size);
  }
}

/** Without control characters; line breaks and the joiners of Devanagari stay. */
const printable = (words: string): string => words.replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu, ' ');
