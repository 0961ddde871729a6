import { z } from 'zod';

/** How values are read that the earlier program of the demo left: what can be understood is taken, nothing else. */

export const leftId = z.union([z.string().min(1), z.number()]).transform(String);

/** Text of at most `max` characters, or null. */
export function leftText(max: number) {
  return z
    .string()
    .transform((value) => value.replaceAll('\0', '').toWellFormed().trim().slice(0, max) || null)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);
}

/** An instant as ISO text in UTC, or null. */
export const leftInstant = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString())
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** Minor units: never negative, and whole. */
export const leftAmount = z
  .number()
  .min(0)
  .max(1e12)
  .catch(0)
  .transform((amount) => Math.round(amount));

/** A YYYY-MM-DD date, or null. */
export const leftDate = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date())
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A number people read, such as INV-000001, or null. */
export function leftNumber(prefix: string) {
  return z
    .string()
    .regex(new RegExp(`^${prefix}\\d{6,9}$`))
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);
}

/**
 * The numbers that records had, in their order; a missing one, or one given to two, becomes the next after the
 * highest. `last` is the highest of all.
 */
export function keepNumbers(left: readonly (string | null)[], format: (value: number) => string) {
  const valueOf = (number: string | null) => Number(/\d+$/.exec(number ?? '')?.[0] ?? 0);
  let last = left.reduce((highest, number) => Math.max(highest, valueOf(number)), 0);
  const taken = new Set<string>();
  const numbers = left.map((number) => {
    const kept = number !== null && !taken.has(number) ? number : format((last += 1));
    taken.add(kept);
    return kept;
  });
  return { numbers, last };
}
