import { z } from 'zod';
import { answerOf, Moment } from './answer.contract.js';
import { StockCount } from './product.contract.js';

/** The catalogue as a CSV file, in and out; additions of ours. */
export const catalogueFilePaths = {
  /** Multipart, one `file`. */
  upload: '/api/product/admin/import/upload',
  state: '/api/product/admin/import/state',
  start: '/api/product/admin/import/start',
  cancel: '/api/product/admin/import/cancel',
  /** text/csv: the refused rows. */
  refusedRows: '/api/product/admin/import/refused-rows',
  /** text/csv: all products. */
  exportCsv: '/api/product/admin/export',
} as const;

/** The largest file that is taken. */
export const MAX_IMPORT_MEGABYTES = 50;
/** The most rows of a file, without the names of its columns. */
export const MAX_IMPORT_ROWS = 200_000;

/** How a file's letters are written: Latin-1 stands for what Windows made of it. UTF-16 is recognized by its mark. */
export const FileEncoding = z.enum(['utf-8', 'latin-1']);
export type FileEncoding = z.infer<typeof FileEncoding>;

const columnName = z.string().trim().min(1).max(200);

/** The columns a file may have, by what they mean. Only name and price have to be there. */
export const ImportColumns = z
  .strictObject({
    /** What identifies the products of the file and stays the same in the next file; name and unit where absent. The file's name never does. */
    key: columnName.optional(),
    name: columnName,
    /** The name in Hindi; a list without the column changes none. */
    nameHindi: columnName.optional(),
    /** Put before the name where the name does not begin with it. */
    brand: columnName.optional(),
    /** Rupees before discount. */
    price: columnName,
    /** Rupees after discount. */
    listedPrice: columnName.optional(),
    /** Percent; read only without `listedPrice`. */
    discount: columnName.optional(),
    unit: columnName.optional(),
    /** The owner's own number of a product, and its barcode: rows are known by them, too. */
    sku: columnName.optional(),
    barcode: columnName.optional(),
    hsn: columnName.optional(),
    weightGrams: columnName.optional(),
    stock: columnName.optional(),
    category: columnName.optional(),
    subcategory: columnName.optional(),
    /** A JSON list with one `Category >> Subcategory >> …`; instead of `category` and `subcategory`. */
    categoryPath: columnName.optional(),
    description: columnName.optional(),
    /** Addresses of pictures, fetched after the import; several stand with spaces, commas or | between them. */
    pictures: columnName.optional(),
    /** Extra fields as text of a Ruby hash: `{"…"=>[{"key"=>"Colour", "value"=>"Red"}, …]}`. */
    specifications: columnName.optional(),
  })
  .meta({ id: 'ImportColumns' });
export type ImportColumns = z.infer<typeof ImportColumns>;

/** What a column of a file can mean to the shop. */
export type ColumnMeaning = keyof ImportColumns;
export const columnMeanings = Object.keys(ImportColumns.shape) as readonly ColumnMeaning[];

/** A row that did not become a product. */
export const RefusedRow = z.object({
  /** The line of the file it begins on, from 1. */
  line: z.number().int(),
  /** Completes "Line 12: …". */
  reason: z.string(),
});
export type RefusedRow = z.infer<typeof RefusedRow>;

/** What an import writes, or would write. */
export const ImportCounts = z
  .object({
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    newCategories: z.number().int(),
    newSubcategories: z.number().int(),
    /** Pictures that are fetched after it; absent of runs of earlier versions. */
    pictures: z.number().int().optional(),
  })
  .meta({ id: 'ImportCounts' });
export type ImportCounts = z.infer<typeof ImportCounts>;

/** A field of a product that an import sets. */
export const ImportedField = z.enum([
  'name',
  'nameHindi',
  'unit',
  'sku',
  'barcode',
  'hsn',
  'weightGrams',
  'price',
  'discount',
  'stock',
  'category',
  'subcategory',
  'description',
  'moreDetails',
  'image',
]);
export type ImportedField = z.infer<typeof ImportedField>;

/** Rupees, percent and pieces are numbers; long texts are shortened. */
const ImportedValue = z.union([z.number(), z.string()]);

/** A field that differs from what the shop has. */
export const ImportedChange = z.object({ field: ImportedField, before: ImportedValue, after: ImportedValue });
export type ImportedChange = z.infer<typeof ImportedChange>;

/** A row as an example of what an import does, or would do. */
export const ImportSample = z.object({
  line: z.number().int(),
  name: z.string(),
  unit: z.string(),
  /** Rupees before and after discount. */
  price: z.number(),
  discounted: z.number(),
  /** Empty for a product that is new or unchanged. */
  changes: z.array(ImportedChange),
});
export type ImportSample = z.infer<typeof ImportSample>;

/** How many rows of each outcome are shown as examples. */
export const MAX_IMPORT_SAMPLES = 20;

/** The first rows of each outcome. */
export const ImportSamples = z
  .object({
    created: z.array(ImportSample),
    updated: z.array(ImportSample),
    unchanged: z.array(ImportSample),
  })
  .meta({ id: 'ImportSamples' });
export type ImportSamples = z.infer<typeof ImportSamples>;

/** What became of the file's rows. */
export const ImportSums = z
  .object({
    rows: z.number().int(),
    accepted: z.number().int(),
    refused: z.number().int(),
    categories: z.number().int(),
    subcategories: z.number().int(),
    /** Listed prices that the shop cannot charge exactly, and by how many paise at most. */
    inexactPrices: z.number().int(),
    largestPaise: z.number().int(),
    /** Absent after a dry run. */
    written: ImportCounts.optional(),
    /** What an import would write; sent by a dry run alone. */
    expected: ImportCounts.optional(),
  })
  .meta({ id: 'ImportSums' });
export type ImportSums = z.infer<typeof ImportSums>;

/**
 * How far it is: a file lies ready, is being read without writing, was read so, is being imported, and how that ended.
 * `interrupted`: the server stopped in the middle.
 */
export const ImportPhase = z.enum([
  'ready',
  'checking',
  'checked',
  'importing',
  'done',
  'cancelled',
  'failed',
  'interrupted',
]);
export type ImportPhase = z.infer<typeof ImportPhase>;

/** The one import the shop has: whatever phase it is in. */
export const ImportJob = z
  .object({
    fileName: z.string(),
    /** Bytes. */
    size: z.number().int(),
    uploadedAt: Moment,
    /** The header of the file, and its first rows. */
    header: z.array(z.string()),
    sample: z.array(z.array(z.string())),
    /** The ready map whose columns the file has. */
    readyMap: z.string().optional(),
    /** Those of the ready map, those that their names make likely, or those chosen last. */
    columns: ImportColumns.partial(),
    /** Columns that look like a discount or a price to be charged, whether they are read or not. */
    priceColumns: z.array(z.string()).optional(),
    /** How the file's letters likely are written; header and first rows are read so. */
    encoding: FileEncoding.optional(),
    phase: ImportPhase,
    /** Whether the last run wrote (an import) or only read (a dry run). */
    wrote: z.boolean(),
    /** Bytes read in this run. */
    read: z.number().int(),
    /** Products written in this run (also those found unchanged). */
    products: z.number().int(),
    sums: ImportSums.optional(),
    /** Absent of runs of earlier versions. */
    samples: ImportSamples.optional(),
    /** The first of the refused rows. */
    refusedRows: z.array(RefusedRow),
    /** Why it failed, in words. */
    trouble: z.string().optional(),
  })
  .meta({ id: 'ImportJob' });
export type ImportJob = z.infer<typeof ImportJob>;

export const ImportJobAnswer = answerOf(ImportJob.nullable()).meta({ id: 'ImportJobAnswer' });
export type ImportJobAnswer = z.infer<typeof ImportJobAnswer>;

export const StartImportRequest = z
  .object({
    columns: ImportColumns,
    /** Reads and reports, writes nothing. */
    dryRun: z.boolean(),
    /** Pieces of a new product where the file has no stock column. */
    stock: StockCount.default(100),
    encoding: FileEncoding.default('utf-8'),
    /** Whether products may be sold at their full price although `priceColumns` are not read; 409 otherwise. */
    fullPrice: z.boolean().default(false),
  })
  .meta({ id: 'StartImportRequest' });
export type StartImportRequest = z.infer<typeof StartImportRequest>;
