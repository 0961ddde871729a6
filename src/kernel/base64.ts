/** The bytes of base64 text. @throws an error when it is none. */
export function readBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

const partBytes = 32_768;

/** Bytes as base64 text. */
export function writeBase64(bytes: Uint8Array): string {
  let letters = '';
  // In parts: a function takes no more arguments than this everywhere.
  for (let at = 0; at < bytes.length; at += partBytes) {
    letters += String.fromCharCode(...bytes.subarray(at, at + partBytes));
  }
  return btoa(letters);
}
