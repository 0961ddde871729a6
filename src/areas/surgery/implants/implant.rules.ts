/**
 * A lot, serial number or manufacturer as it is compared: without case, spaces and signs, so that `LOT 12-A` and
 * `lot12a` are the same. What is made of signs alone stays as it is.
 */
export function traceKey(text: string): string {
  const upper = text.normalize('NFKC').toUpperCase();
  const bare = upper.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return bare || upper.replaceAll(/\s/gu, '');
}
