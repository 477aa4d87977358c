/** Hands a file to whoever sits before the screen, under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  followDownload(address, name);
  // the browser has begun to read it by the next turn
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Has the browser download what is at an address, under a name; the page stays. */
export function followDownload(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
