import type { PictureImport } from '@jhola/shared/contracts/picture-imports.contract';

/** The words of pictures of many products. */
export const pictureImportTexts = {
  title: 'Pictures',
  chooseZip: 'ZIP of pictures',
  hint: (megabytes: number) =>
    `Name each picture after its product: SKU.jpg, and SKU-2.jpg for the second one. A barcode or Product id does as well. JPEG, PNG, WebP or AVIF of 10 MB at most, ${megabytes} MB together; over a slow line better several smaller ZIP files. A product that has pictures gets these instead. Addresses of pictures in a list are read from the column you choose for them.`,
  name: { zip: (file: string) => file, addresses: (file: string) => `Pictures of ${file}` },
  progress: (handled: number, products: number) => `${handled} of ${products} products`,
  phases: {
    running: 'Pictures are drawn in all sizes. You can leave this page.',
    done: 'Done.',
    cancelled: 'Cancelled. What products have got stays.',
    failed: 'The ZIP file was damaged or deleted. Please send it again.',
  } satisfies Record<PictureImport['phase'], string>,
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  refused: (shown: number, all: number) =>
    all > shown ? `Refused pictures: the first ${shown} of ${all}` : `Refused pictures: ${all}`,
  picture: 'Picture',
  reason: 'Reason',
  cancel: 'Cancel',
  download: 'Download refused pictures',
  wentWrong: 'Something went wrong!',
} as const;
