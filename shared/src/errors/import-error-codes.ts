/** The refusals of lists of products that come in, and of their undo. */
export const importErrorCodes = {
  'import.no-file': { status: 400, message: 'Please choose a CSV file.' },
  'import.too-large': { status: 413, message: 'The file is larger than {most} MB.' },
  'import.not-csv': { status: 415, message: 'This is not a CSV file with a row of column names.' },
  'import.running': {
    status: 409,
    message: 'An import is under way. Cancel it, or wait until it has ended.',
  },
  'import.not-empty': {
    status: 409,
    message: 'Demo products are for a shop that has no products and no categories.',
  },
  'import.undoing': { status: 409, message: 'An import is being undone. Wait until it has ended.' },
  'import.undo-missing': { status: 404, message: 'This import can no longer be undone.' },
  'import.undone-before': { status: 409, message: 'This import is undone already.' },
  'import.file-missing': { status: 404, message: 'There is no file to import. Please choose it again.' },
  'import.column-missing': { status: 400, message: 'The file has no column {column}.' },
  'import.no-pictures': { status: 400, message: 'Please choose a ZIP file of pictures.' },
  'import.not-zip': { status: 415, message: 'This is not a ZIP file, or it is damaged.' },
  'import.zip-empty': { status: 400, message: 'The ZIP file holds no pictures.' },
  'import.zip-too-many': {
    status: 413,
    message: 'The ZIP file holds more than {most} files. Please split it.',
  },
  'import.zip-bomb': {
    status: 413,
    message: 'Unpacked, the pictures would be far larger than the ZIP file. Please pack them again.',
  },
  'import.pictures-missing': { status: 404, message: 'These pictures are no longer listed.' },
  'import.too-many-rows': { status: 413, message: 'The file has more than {most} rows. Please split it.' },
  'import.price-unclear': {
    status: 409,
    message:
      'The column {column} looks like a price to be charged. Choose it, or say that products are sold at full price.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
