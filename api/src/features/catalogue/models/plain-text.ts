/** A cell's text for display: no control characters, single spaces, trimmed. */
export function plainText(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
