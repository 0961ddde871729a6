/** 256 random bits as hexadecimal digits. */
export function newSecret(): string {
  const random = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
