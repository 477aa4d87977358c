/** Text of a cell as it may be shown: no control characters, no runs of spaces, none at the ends. */
export function plainText(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
