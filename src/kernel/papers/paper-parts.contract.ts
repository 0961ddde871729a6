import { z } from 'zod';
import { withheld } from '../access/withheld.ts';
import { requiredText } from '../text.ts';

/** What was added to a signed paper, which itself stays as it is. */
export const addendum = z.strictObject({
  id: z.uuid(),
  reason: z.string(),
  body: z.string(),
  addedByName: z.string(),
  addedAt: z.string(),
});

export type Addendum = z.output<typeof addendum>;

/** What a person types of an addendum. */
export const addendumFields = { reason: requiredText(500), body: requiredText(5000) };

/** Why a paper is no longer valid, such as one of another patient, and who said so; null for a valid one. */
export const errorMark = z
  .strictObject({ reason: withheld(z.string()), byName: z.string(), at: z.string() })
  .nullable();

export type ErrorMark = z.output<typeof errorMark>;

/** How many papers there are, under these names. */
export function figuresOf<const Name extends string>(...names: readonly Name[]) {
  const figure = z.number().int();
  return z.strictObject(
    Object.fromEntries(names.map((name) => [name, figure])) as Record<Name, typeof figure>,
  );
}

/** How a paper left the screen. */
export const printOutput = z.enum(['print', 'download']);

/** The answer of a call that records a print. */
export const printRecorded = z.strictObject({ recorded: z.literal(true) });
