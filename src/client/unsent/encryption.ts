/** What lies on the device: encrypted where the browser can, otherwise as it is. */
export type Encrypted = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer } | { text: string };

/** Browsers encrypt on secure pages alone: under http://192.168… there is no cryptography. */
function canEncrypt(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** A new key that can be used and never be read; null where the browser has no cryptography. */
export async function newEncryptionKey(): Promise<CryptoKey | null> {
  if (!canEncrypt()) return null;
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts a value with the key; without one it is written as text. */
export async function encrypt(value: unknown, key: CryptoKey | null): Promise<Encrypted> {
  const text = JSON.stringify(value);
  if (key === null) return { text };
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return { iv, bytes };
}

/** The value that was encrypted. @throws where the key is another or missing */
export async function decrypt(sealed: Encrypted, key: CryptoKey | null): Promise<unknown> {
  if ('text' in sealed) return JSON.parse(sealed.text);
  if (key === null) throw new Error('The key of an encrypted entry is gone.');
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes);
  return JSON.parse(new TextDecoder().decode(bytes));
}
