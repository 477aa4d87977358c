import { MAX_ADDRESSES_OF_PRODUCT } from '@jhola/shared/contracts/picture-imports.contract';

/**
 * The first addresses of a cell: alone, as a JSON list, or with spaces, line breaks, `|`, `;` or commas between them. A comma within an address
 * stays. What is no address stays too, so that it is refused by name.
 * @returns at most MAX_ADDRESSES_OF_PRODUCT
 */
export const picturesIn = (cell: string): string[] =>
  [
    ...new Set(
      cell
        .split(/[\s|;"']+|,(?=\s*["']?https?:)/i)
        .map((text) => text.replace(/^[,[]+|[,\]]+$/g, ''))
        .filter(Boolean),
    ),
  ].slice(0, MAX_ADDRESSES_OF_PRODUCT);
