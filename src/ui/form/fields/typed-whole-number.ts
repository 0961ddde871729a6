import { z } from 'zod';

/**
 * Schema of a WholeNumberField that may stay empty, which gives null; a minus sign is read as well.
 * @param limits the least and the greatest number allowed
 */
export function optionalWholeNumber({ min, max }: { min: number; max: number }) {
  return z
    .union([z.number(), z.string()])
    .transform((typed) => (typeof typed === 'string' ? readTyped(typed.trim()) : typed))
    .pipe(z.number().int().min(min).max(max).nullable());
}

function readTyped(typed: string): number | string | null {
  if (typed === '') return null;
  return /^[-−]\d{1,9}$/.test(typed) ? -Number(typed.slice(1)) : typed;
}
