/**
 * The addresses of a cell: alone, as a JSON list, or with spaces, line breaks, `|`, `;` or commas between them. A comma within an address
 * stays. What is no address stays too, so that it is refused by name.
 */
export const picturesIn = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[\s|;"']+|,(?=\s*["']?https?:)/i)
      .map((text) => text.replace(/^[,[]+|[,\]]+$/g, ''))
      .filter(Boolean),
  ),
];
