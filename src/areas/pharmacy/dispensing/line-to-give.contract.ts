import { z } from 'zod';
import { findingCodes } from '../safety/finding.ts';
import { baseUnits } from '../safety/medicine-facts.ts';

const lotToGive = z.strictObject({
  lotId: z.uuid(),
  lotNumber: z.string(),
  /** The last day of use; null for what does not expire. */
  expiresOn: z.string().nullable(),
  quantity: z.number().int(),
});

export type LotToGive = z.output<typeof lotToGive>;

/** A medicine that can be handed out on a line, with what lies in the pharmacy, the first to expire first. */
export const offer = z.strictObject({
  medicineId: z.uuid(),
  name: z.string(),
  maker: z.string().nullable(),
  sku: z.string().nullable(),
  priceMinor: z.number().int(),
  baseUnit: z.enum(baseUnits),
  isControlled: z.boolean(),
  isHighAlert: z.boolean(),
  lots: z.array(lotToGive),
});

export type Offer = z.output<typeof offer>;

export const lineToGive = z.strictObject({
  lineId: z.uuid(),
  /** Prescribed, in base units; null where it was not counted. */
  prescribed: z.number().int().nullable(),
  /** Handed out and not brought back. */
  given: z.number().int(),
  /** Null where what was prescribed was not counted. */
  remaining: z.number().int().nullable(),
  /** The patient buys the rest elsewhere. */
  isOutside: z.boolean(),
  isOpen: z.boolean(),
  /** When the course ends that begins today; null where nobody knows. */
  courseEndsOn: z.iso.date().nullable(),
  /** The prescribed medicine first, then other brands of the same; empty for a medicine in words alone. */
  offers: z.array(offer),
});

export type LineToGive = z.output<typeof lineToGive>;

export const check = z.strictObject({
  lineId: z.uuid(),
  severity: z.enum(['stop', 'inform', 'unchecked']),
  code: z.enum(findingCodes),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What a reason to go on is given for. */
  key: z.string(),
  /** Not known when it was signed: a stop needs a reason of the pharmacist. */
  isNew: z.boolean(),
  /** Why it was passed at signing. */
  reason: z.string().nullable(),
});

export type DispensingCheck = z.output<typeof check>;
