/** What lies on the device: sealed where the browser can, otherwise as it is. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer } | { text: string };

/** Browsers seal on secure pages alone: under http://192.168… there is no cryptography. */
function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** A new key that can be used and never be read; null where the browser has no cryptography. */
export async function newSealingKey(): Promise<CryptoKey | null> {
  if (!canSeal()) return null;
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Seals a value with the key; without one it is written as text. */
export async function seal(value: unknown, key: CryptoKey | null): Promise<Sealed> {
  const text = JSON.stringify(value);
  if (key === null) return { text };
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return { iv, bytes };
}

/** The value that was sealed. @throws where the key is another or missing */
export async function unseal(sealed: Sealed, key: CryptoKey | null): Promise<unknown> {
  if ('text' in sealed) return JSON.parse(sealed.text);
  if (key === null) throw new Error('The key of a sealed entry is gone.');
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes);
  return JSON.parse(new TextDecoder().decode(bytes));
}
