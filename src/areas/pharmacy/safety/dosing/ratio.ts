/** An exact fraction: half a tablet three times a day must not become 1.4999 tablets. */
export interface Ratio {
  readonly top: number;
  readonly bottom: number;
}

/** A fraction in its lowest terms. @throws RangeError for a bottom of zero or beyond safe integers */
export function ratio(top: number, bottom = 1): Ratio {
  if (bottom === 0 || !Number.isSafeInteger(top) || !Number.isSafeInteger(bottom)) {
    throw new RangeError(`${top}/${bottom} cannot be counted.`);
  }
  const divisor = greatestDivisor(Math.abs(top), Math.abs(bottom)) * Math.sign(bottom);
  return { top: top / divisor, bottom: bottom / divisor };
}

export function times(a: Ratio, b: Ratio): Ratio {
  // What both share is taken out first, so that large doses stay countable.
  const left = ratio(a.top, b.bottom);
  const right = ratio(b.top, a.bottom);
  return ratio(left.top * right.top, left.bottom * right.bottom);
}

export function plus(a: Ratio, b: Ratio): Ratio {
  return ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function isAbove(a: Ratio, b: Ratio): boolean {
  return BigInt(a.top) * BigInt(b.bottom) > BigInt(b.top) * BigInt(a.bottom);
}

/** The next whole number at or above it. */
export function roundedUp({ top, bottom }: Ratio): number {
  return Math.ceil(top / bottom);
}

export function isWhole({ bottom }: Ratio): boolean {
  return bottom === 1;
}

export function sameRatio(a: Ratio, b: Ratio): boolean {
  return a.top === b.top && a.bottom === b.bottom;
}

export const zero = ratio(0);

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : greatestDivisor(b, a % b);
}

/** Thousandths of it, rounded to the nearest. */
export function thousandths({ top, bottom }: Ratio): number {
  return Math.round((top * 1000) / bottom);
}
