/** The bytes of a base64 data URL. */
export function readDataUrl(address: string): Uint8Array<ArrayBuffer> {
  const letters = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Bytes as a base64 data URL. */
export function writeDataUrl(type: string, bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:${type};base64,${btoa(letters.join(''))}`;
}
