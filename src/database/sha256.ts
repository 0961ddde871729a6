type Digest = (text: string) => string | Promise<string>;

let digest: Digest = async (text) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Lets a host put a faster way in place of Web Crypto, which takes a thread for every short text. */
export function provideSha256(faster: Digest): void {
  digest = faster;
}

/** SHA-256 of a text (UTF-8) as 64 lower-case hexadecimal digits; the same in every host. */
export async function sha256(text: string): Promise<string> {
  return digest(text);
}
