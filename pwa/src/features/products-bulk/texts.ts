import type { BulkState } from '@jhola/shared/contracts/bulk-edit.contract';
import type { StockReason } from '@jhola/shared/contracts/stock.contract';
import type { Oddity } from '@jhola/shared/domain/product-edits/selling-price';
import { grouped } from '#i18n/grouped.ts';
import type { PriceWay, StockWay } from './rules/bulk-fields';
import type { BulkTask } from './rules/bulk-tasks';

const products = (count: number): string => (count === 1 ? '1 product' : `${grouped(count)} products`);

/** The words of editing several products immediately. */
export const bulkTexts = {
  edit: 'Edit selected',
  moreTasks: 'More',
  ticked: products,
  title: (count: number) => `Edit ${products(count)}`,
  close: 'Close',
  intro: 'What you leave empty stays as it is in each product.',
  price: 'Price',
  priceWays: {
    stay: 'Stays as it is',
    set: 'Set to',
    raise: 'Raise by a percent',
    lower: 'Lower by a percent',
  } satisfies Record<PriceWay, string>,
  newPrice: 'New price in rupees',
  percent: 'Percent',
  variantPrices: 'Variants with a price of their own change with it.',
  ownPrices: 'Variants with a price of their own keep it.',
  discount: 'Discount in percent',
  stock: 'Stock',
  stockWays: {
    stay: 'Stays as it is',
    in: 'Put pieces in',
    out: 'Take pieces out',
    set: 'Set to',
  } satisfies Record<StockWay, string>,
  pieces: 'Pieces',
  ownStock: 'Variants with a stock of their own keep it.',
  reason: 'Reason',
  reasons: {
    RECEIVED: 'Goods received',
    COUNTED: 'Counted',
    DAMAGED: 'Damaged',
    LOST: 'Lost',
    RETURNED: 'Returned by a customer',
    OTHER: 'Other',
  } satisfies Record<StockReason, string>,
  note: 'Note',
  category: 'Category',
  subCategory: 'Sub category',
  stays: 'Stays as it is',
  problems: {
    price: 'A price above 0 with at most two decimals, please.',
    percent: 'A percent above 0, please; a price can be lowered by 99 at most.',
    discount: 'A percent from 0 to 100, please.',
    pieces: 'A whole number of pieces, please.',
  },
  nothing: 'Nothing is to change yet.',
  preview: 'Preview',
  back: 'Back',
  apply: (count: number) => `Change ${products(count)}`,
  finish: 'Done',
  willChange: (changed: number, same: number, refused: number) =>
    `${grouped(changed)} will change, ${grouped(same)} stay as they are, ${grouped(refused)} cannot be changed.`,
  hasChanged: (changed: number, same: number, refused: number) =>
    `${grouped(changed)} changed, ${grouped(same)} stayed as they were, ${grouped(refused)} could not be changed.`,
  tasks: {
    publish: {
      name: 'Publish',
      title: (count: number) => `Publish ${products(count)}`,
      apply: (count: number) => `Publish ${products(count)}`,
      willChange: (changed: number, same: number, refused: number) =>
        `${grouped(changed)} will be published, ${grouped(same)} are already, ${grouped(refused)} cannot be.`,
      hasChanged: (changed: number, same: number, refused: number) =>
        `${grouped(changed)} published, ${grouped(same)} were already, ${grouped(refused)} could not be.`,
    },
    unpublish: {
      name: 'Unpublish',
      title: (count: number) => `Unpublish ${products(count)}`,
      apply: (count: number) => `Unpublish ${products(count)}`,
      willChange: (changed: number, same: number, refused: number) =>
        `${grouped(changed)} will be drafts, ${grouped(same)} are already, ${grouped(refused)} cannot be.`,
      hasChanged: (changed: number, same: number, refused: number) =>
        `${grouped(changed)} are drafts now, ${grouped(same)} were already, ${grouped(refused)} could not be.`,
    },
    delete: {
      name: 'Delete',
      title: (count: number) => `Delete ${products(count)}`,
      apply: (count: number) => `Delete ${products(count)}`,
      willChange: (changed: number, _same: number, refused: number) =>
        `${grouped(changed)} will be deleted, ${grouped(refused)} cannot be.`,
      hasChanged: (changed: number, _same: number, refused: number) =>
        `${grouped(changed)} deleted, ${grouped(refused)} could not be.`,
    },
  } satisfies Record<BulkTask, object>,
  forGood: 'They are deleted for good, with their reviews and questions. Orders keep what was bought.',
  stands: (price: string, stock: number) => `${price}, ${stock} in stock`,
  odd: {
    'no-price': 'Its price is ₹0.',
    free: 'After the discount it costs nothing.',
    'no-category': 'It is in no category: shoppers find it by search alone.',
  } satisfies Record<Oddity, string>,
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  loading: 'Loading...',
  results: 'Products',
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${grouped(count)} more.`),
  progress: 'Progress',
  through: (handled: number, count: number) =>
    `${grouped(handled)} of ${grouped(count)} done. Please keep this page open.`,
  checked: (handled: number, count: number) => `${grouped(handled)} of ${grouped(count)} looked at`,
  unknown: 'A product that is gone',
  unchanged: 'Stays as it is',
  fields: {
    price: 'Price',
    discount: 'Discount',
    stock: 'Stock',
    category: 'Category',
    subCategory: 'Sub category',
    published: 'Published',
  } satisfies Record<keyof BulkState, string>,
  becomes: 'becomes',
  none: 'none',
  wentWrong: 'Something went wrong!',
} as const;
