const megabyte = 2 ** 20;

/** A limit of storage in bytes. */
export function bytesOfMegabytes(megabytes: number): number {
  return megabytes * megabyte;
}

/** Bytes that are used and their limit in megabytes, as people read them; what is begun counts as whole. */
export function inMegabytes<Limit extends number | null>({ used, limit }: { used: number; limit: Limit }) {
  const whole = limit === null ? null : limit / megabyte;
  return { used: Math.ceil(used / megabyte), limit: whole as Limit };
}
