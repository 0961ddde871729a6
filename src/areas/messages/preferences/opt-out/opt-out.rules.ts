/** 96 random bits in 16 letters and digits: short, because each letter of an SMS is paid for. */
export function newOptOutCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCodePoint(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The parts of what stands behind the `#` of a link; null for any other text. */
export function readOptOutLink(link: string): { slug: string; code: string } | null {
  const [, slug, code] = /^([a-z0-9-]{1,100})\.([\w-]{16})$/.exec(link) ?? [];
  return slug !== undefined && code !== undefined ? { slug, code } : null;
}

/** The whole address of a link. */
export function optOutAddress(publicUrl: string, slug: string, code: string): string {
  return `${publicUrl}/stop#${slug}.${code}`;
}
