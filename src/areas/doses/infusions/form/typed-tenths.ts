import { z } from 'zod';
import { toAsciiDigits } from '#kernel/digits.ts';

/** A number with at most one decimal place as it is typed; empty gives null. */
export function typedTenths({ min, max, error }: { min: number; max: number; error: string }) {
  return z.string().transform((typed, context) => {
    const text = toAsciiDigits(typed).trim().replace(',', '.');
    if (text === '') return null;
    const value = /^\d{1,5}(?:\.\d)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
}
