import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { Types } from 'mongoose';
import type { OrderRecord } from '../models/order.model.js';
import { type Seller, sellerOf } from '../seller.js';
import { invoiceOf, type PutPaper, packingSlipOf, pdfOf } from './papers.js';
import { PdfDocument, type Put } from './pdf-document.js';

interface Written extends Put {
  readonly words: string;
  readonly sheet: number;
  readonly end: number;
}
interface Drawn {
  readonly what: 'rule' | 'box' | 'picture';
  readonly sheet: number;
  readonly at: readonly number[];
}

const { margin, width, bottom } = PdfDocument;
const right = margin + width;

/** A document that notes what is written and drawn, where, and on which of its sheets. */
class NotedPdf extends PdfDocument {
  readonly texts: Written[] = [];
  readonly drawn: Drawn[] = [];
  sheets = 1;

  override text(words: string, how: Put): number {
    const end = super.text(words, how);
    this.texts.push({ ...how, words, sheet: this.sheets, end });
    return end;
  }

  override rule(y: number): void {
    this.drawn.push({ what: 'rule', sheet: this.sheets, at: [y] });
    super.rule(y);
  }

  override box(...at: [x: number, y: number, side: number]): void {
    this.drawn.push({ what: 'box', sheet: this.sheets, at });
    super.box(...at);
  }

  override picture(picture: string, place: { x: number; y: number; side: number }): void {
    this.drawn.push({ what: 'picture', sheet: this.sheets, at: [place.x, place.y, place.side] });
    super.picture(picture, place);
  }

  override nextSheet(): number {
    this.sheets += 1;
    return super.nextSheet();
  }
}

function laidOut(put: PutPaper): NotedPdf {
  const pdf = new NotedPdf('Paper');
  put(pdf);
  return pdf;
}

const line = (n: number) => ({
  productId: new Types.ObjectId(),
  name:
    n % 7 === 0
      ? `A very long name of a product that needs more than one line on paper, number ${n}`
      : `Item ${n}`,
  variantName: '',
  unit: '1 kg',
  image: [],
  pricePaise: 10_000,
  discount: n % 2 ? 5 : 0,
  quantity: n,
  subTotalPaise: 9_500 * n,
});

const order = (change: object = {}): OrderRecord =>
  ({
    orderId: 'ORD-7K3M9Q',
    createdAt: new Date('2026-11-21T20:35:00Z'),
    paymentStatus: 'PLACED',
    payment: { method: 'COD', state: 'DUE' },
    invoice: { number: '2026-27/000012', issuedAt: new Date('2026-11-22T10:00:00Z') },
    totalPaise: 125_850,
    deliveryPaise: 4_050,
    quantity: 3,
    lines: [line(1), line(2)],
    deliveryAddress: {
      ...{ name: 'Meera Nair', building: '12, Lake View', street: 'Hill Road', city: 'Bengaluru' },
      ...{ district: 'Bengaluru', state: 'Karnataka', country: 'India', postalCode: '560038' },
      ...{ mobile: '9123456780', address: '' },
    },
    ...change,
  }) as unknown as OrderRecord;
const many = Array.from({ length: 70 }, (_, at) => line(at + 1));
const taxed: Seller = { ...sellerOf(defaultShopSettings), gst: { number: '29ABCDE1234F1Z5', percent: 5 } };
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const papers: [what: string, put: PutPaper][] = [
  ['an invoice', invoiceOf(order(), taxed, undefined)],
  ['an invoice with a logo', invoiceOf(order(), taxed, logo)],
  ['a long invoice', invoiceOf(order({ lines: many }), taxed, logo)],
  ['a cancelled invoice', invoiceOf(order({ paymentStatus: 'CANCELLED' }), taxed, logo)],
  ['a proforma invoice', invoiceOf(order({ invoice: undefined }), sellerOf(defaultShopSettings), undefined)],
  ['a packing slip', packingSlipOf(order(), 'Jhola')],
  ['a long packing slip', packingSlipOf(order({ lines: many }), 'Jhola')],
];

describe('papers', () => {
  it.each(papers)('stay within the margins of A4 sheets: %s', (_what, put) => {
    const { texts, drawn } = laidOut(put);
    for (const { x, y, width: room, end } of texts) {
      expect(x).toBeGreaterThanOrEqual(margin);
      expect(x + room).toBeLessThanOrEqual(right + 0.01);
      expect(y).toBeGreaterThanOrEqual(margin);
      expect(end).toBeLessThanOrEqual(bottom);
    }
    for (const { what, at } of drawn) if (what === 'rule') expect(at[0]).toBeLessThanOrEqual(bottom);
    expect(bottom).toBeLessThan(841.89);
  });

  it.each([
    [
      'invoice',
      invoiceOf(order({ lines: many }), taxed, undefined),
      ['Item', 'Price', 'Discount', 'Pieces', 'Amount'],
    ],
    ['packing slip', packingSlipOf(order({ lines: many }), 'Jhola'), ['', 'Pieces', 'Item']],
  ])('write each line below the one before, with the headings on each sheet: %s', (_what, put, headings) => {
    const { texts, drawn, sheets } = laidOut(put);
    expect(sheets).toBeGreaterThan(1);
    const item = (words: string) => /^(Item \d|A very long)/.test(words);
    const items = texts.filter(({ words }) => item(words));
    expect(items).toHaveLength(many.length);
    for (const [at, { sheet, y, end, words }] of items.entries()) {
      const after = items[at + 1];
      if (after?.sheet === sheet) expect(after.y).toBeGreaterThan(end);
      // A line stands under the row's end, and nothing of the row is below it.
      const under = drawn.find((one) => one.what === 'rule' && one.sheet === sheet && (one.at[0] ?? 0) > y);
      expect(under?.at[0]).toBeGreaterThanOrEqual(end);
      if (words.startsWith('A very long')) expect(end - y).toBeGreaterThan(20);
    }
    for (let sheet = 1; sheet <= Math.max(...items.map((one) => one.sheet)); sheet++) {
      const [first] = items.filter((one) => one.sheet === sheet);
      const above = texts.filter(
        (one) =>
          one.sheet === sheet && one.bold && headings.includes(one.words) && one.end <= (first?.y ?? 0),
      );
      expect(above.map(({ words }) => words)).toEqual(headings);
      expect(new Set(above.map(({ y }) => y)).size).toBe(1);
    }
  });

  it('align amounts at the right edge, each under its heading', () => {
    const { texts } = laidOut(invoiceOf(order(), taxed, undefined));
    const edge = (words: string) => {
      const found = texts.find((one) => one.words === words);
      return [found?.align, Math.round((found?.x ?? 0) + (found?.width ?? 0))];
    };
    for (const [heading, cell] of [
      ['Price', '₹100.00'],
      ['Discount', '5 %'],
      ['Pieces', '2'],
      ['Amount', '₹190.00'],
    ] as const) {
      expect(edge(cell)).toEqual(edge(heading));
      expect(edge(cell)[0]).toBe('right');
    }
    for (const words of ['Amount', '₹1,258.50', '₹40.50', 'All prices include GST.'])
      expect(edge(words)).toEqual(['right', Math.round(right)]);
    expect(edge('Item')[0]).toBe('left');
    const face = (words: string) => texts.find((one) => one.words === words);
    expect(face('₹1,258.50')).toMatchObject({ bold: true });
    expect(face('Total')?.y).toBe(face('₹1,258.50')?.y);
    expect(face('₹1,258.50')?.size).toBeGreaterThan(face('₹40.50')?.size ?? 0);
    expect(face('2026-27/000012')).toMatchObject({ bold: true });
    expect(face('Jhola')).toMatchObject({ bold: true });
  });

  it('keep what an invoice sums up together on one sheet', () => {
    for (let lines = 11; lines <= 20; lines++) {
      const { texts } = laidOut(invoiceOf(order({ lines: many.slice(0, lines) }), taxed, undefined));
      const sums = texts.slice(texts.findIndex(({ words }) => words === 'Delivery'));
      expect(sums.map(({ words }) => words)).toEqual(
        expect.arrayContaining(['Before tax', 'Total', 'All prices include GST.']),
      );
      expect(new Set(sums.map(({ sheet }) => sheet)).size).toBe(1);
      const ys = sums.filter(({ words }) => words.startsWith('₹')).map(({ y }) => y);
      expect(ys).toEqual([...ys].sort((one, other) => one - other));
      expect(new Set(ys).size).toBe(ys.length);
    }
  });

  it('have the logo beside the seller’s name, and nothing written over it', () => {
    const { texts, drawn } = laidOut(invoiceOf(order(), taxed, logo));
    const [picture, ...others] = drawn.filter(({ what }) => what === 'picture');
    expect(others).toEqual([]);
    const [x = 0, y = 0, side = 0] = picture?.at ?? [];
    expect([x, y]).toEqual([margin, margin]);
    expect(side).toBeGreaterThan(30);
    for (const text of texts) expect(text.x >= x + side || text.y >= y + side).toBe(true);
    const plain = laidOut(invoiceOf(order(), taxed, undefined));
    expect(plain.drawn.filter(({ what }) => what === 'picture')).toEqual([]);
    expect(plain.texts.find(({ words }) => words === 'Jhola')?.x).toBe(margin);
  });

  it('frame what is cancelled, and what is to be collected', () => {
    const cancelled = laidOut(invoiceOf(order({ paymentStatus: 'CANCELLED' }), taxed, undefined)).texts;
    const stamp = cancelled.find(({ words }) => words === 'CANCELLED');
    expect(stamp).toMatchObject({ bold: true, align: 'center', sheet: 1 });
    expect(cancelled.find(({ words }) => words === 'Deliver to')?.y).toBeGreaterThan(stamp?.end ?? 0);
    expect(laidOut(invoiceOf(order(), taxed, undefined)).texts.map(({ words }) => words)).not.toContain(
      'CANCELLED',
    );
    const { texts } = laidOut(packingSlipOf(order(), 'Jhola'));
    const [collect, label, name] = ['COD: collect ₹1,258.50', 'Deliver to', 'Meera Nair'].map((words) =>
      texts.find((one) => one.words === words),
    );
    expect(collect).toMatchObject({ bold: true });
    expect(collect?.x).toBeGreaterThan(margin);
    expect(label?.y).toBeGreaterThan(collect?.end ?? 0);
    expect(label?.soft).toBe(true);
    expect(name?.y).toBe(label?.end);
    expect(name).toMatchObject({ bold: true });
  });

  it('have a box to tick beside each line of a packing slip', () => {
    const { texts, drawn } = laidOut(packingSlipOf(order({ lines: many }), 'Jhola'));
    const boxes = drawn.filter(({ what }) => what === 'box');
    const pieces = texts.filter(({ words }) => words.endsWith(' ×'));
    expect(boxes).toHaveLength(many.length);
    for (const [at, box] of boxes.entries()) {
      const [x = 0, y = 0, side = 0] = box.at;
      const beside = pieces[at];
      expect(beside?.sheet).toBe(box.sheet);
      expect(x).toBe(margin);
      expect(x + side).toBeLessThan(beside?.x ?? 0);
      expect(Math.abs(y + side / 2 - ((beside?.y ?? 0) + (beside?.end ?? 0)) / 2)).toBeLessThan(6);
    }
  });

  it('are PDF files', async () => {
    const bytes = await pdfOf('Invoice 1', invoiceOf(order(), taxed, logo));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.includes('Image')).toBe(true);
  });
});
