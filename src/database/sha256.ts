/** SHA-256 of a text (UTF-8) as 64 lower-case hexadecimal digits; the same in Node and in the browser. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
