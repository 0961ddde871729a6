import { z } from 'zod';
import { requiredText } from '../text.ts';

/** How many rows of a usual list are added at once, at most. */
export const maxUsualRows = 200;

/** A list that a hospital may start with: read, ticked row by row, and never added by itself. */
export const usualList = z.strictObject({
  rows: z.array(
    z.strictObject({
      name: z.string(),
      group: z.string(),
      /** What else is stored with it, such as unit and ranges; empty where nothing is. */
      detail: z.string(),
      /** Outside of it somebody is told at once; null for all but laboratory tests. */
      criticalRange: z.string().nullable(),
      /** How many beds come with a ward; null for everything else. */
      beds: z.number().int().nullable(),
      /** The hospital has one of this name already. */
      isThere: z.boolean(),
    }),
  ),
});

export type UsualList = z.output<typeof usualList>;

/** The rows that were ticked, by their names in the list; a price is always the hospital's own. */
export function chosenRows<Price extends z.ZodType>(priceMinor: Price) {
  return z.strictObject({
    rows: z
      .array(z.strictObject({ name: requiredText(200), priceMinor }))
      .min(1)
      .max(maxUsualRows),
  });
}

/** What became of them. */
export const addedRows = z.strictObject({
  added: z.number().int(),
  /** Left as they are, because the hospital had them already. */
  alreadyThere: z.number().int(),
});

export type AddedRows = z.output<typeof addedRows>;

/** As names are compared: without regard to case. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}
