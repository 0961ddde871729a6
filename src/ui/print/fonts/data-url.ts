import { readBase64 } from '#kernel/base64.ts';

/** The bytes of a base64 data URL. */
export function readDataUrl(address: string): Uint8Array<ArrayBuffer> {
  return readBase64(address.slice(address.indexOf(',') + 1));
}
