/** Hands a file made in the page to the browser's downloads. */
export function downloadFile(name: string, type: string, parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari still reads the address after click() returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
