/** Hands a file to whoever sits before the screen, under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // the browser has begun to read it by the next turn
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
