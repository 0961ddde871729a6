/** How values of an earlier program are read, which checked little: what can be understood is taken, nothing else. */
import { z } from 'zod';
import { systemClock } from '#kernel/time/clock.ts';

export const id = z.union([z.string().min(1), z.number()]).transform(String);

/** The id of another record, or null where none is named or it cannot be read. */
export const reference = id
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** Null for what is missing or cannot be read. */
function orNull<Value>(schema: z.ZodType<Value>) {
  return schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);
}

const anyText = z.union([
  z.string(),
  z.number().transform(String),
  z.array(z.string()).transform((parts) => parts.join(', ')),
]);

/** Text of at most `max` characters, or null; a list is joined. */
export function text(max: number) {
  return orNull(
    anyText.transform((value) => value.replaceAll('\0', '').toWellFormed().trim().slice(0, max) || null),
  );
}

/** An instant as ISO text in UTC. @throws for anything else. */
export const requiredInstant = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .transform((value) => new Date(value).toISOString());

export const instant = orNull(requiredInstant);

/** A YYYY-MM-DD date. @throws for anything else. */
export const requiredDate = z
  .string()
  .transform((value) => value.slice(0, 10))
  .pipe(z.iso.date());

export const date = orNull(requiredDate);

/** Minor units: whole, never negative, at most `max`; 0 where it cannot be read. */
export function amount(max = 1e12) {
  const known = z.number().min(0).max(1e12).catch(0);
  return known.transform((value) => Math.min(max, Math.round(value)));
}

/** A number people read, such as INV-000001, or null. */
export function number(prefix: string) {
  return orNull(z.string().regex(new RegExp(`^${prefix}\\d{6,9}$`)));
}

/** A record that, where it does not say when it was made or changed, was made now and never changed. */
export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object(shape)
    .and(z.object({ id, createdAt: instant, updatedAt: instant }))
    .transform((row) => {
      const createdAt = row.createdAt ?? systemClock.now().toISOString();
      return { ...row, createdAt, updatedAt: row.updatedAt ?? createdAt };
    });
}

/**
 * The numbers that records had under a field, in their order; a missing one, or one given to two, becomes the next
 * after the highest. `last` is the highest of all.
 */
export function keepNumbers<Field extends string>(
  records: readonly Record<Field, string | null>[],
  field: Field,
  format: (value: number) => string,
) {
  const known = records.map((one): string | null => one[field]);
  let last = Math.max(0, ...known.map((own) => Number(/\d+$/.exec(own ?? '')?.[0] ?? 0)));
  const taken = new Set<string>();
  const numbers = known.map((own) => {
    const kept = own !== null && !taken.has(own) ? own : format((last += 1));
    taken.add(kept);
    return kept;
  });
  return { numbers, last };
}
