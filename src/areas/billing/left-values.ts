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
