import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { freeText } from '../text.ts';

/** What a check says of a medicine that is given, planned or handed out to a patient. */
export const medicineCheck = z.strictObject({
  /** `stop` needs a reason to go on, `inform` is read and passed, `unchecked` says that a check could not run. */
  severity: z.enum(['stop', 'inform', 'unchecked']),
  /** Of a sentence that every screen knows, with its facts. */
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What a reason to go on is given for. */
  key: z.string(),
  /** Why it was given all the same; null where nothing stops, or nobody has said it yet. */
  reason: z.string().nullable(),
});

export type MedicineCheck = z.output<typeof medicineCheck>;

/** Why somebody goes on in spite of a check that stops. */
export const checkReason = z.strictObject({ key: freeText(500).min(1), reason: freeText(500).min(1) });

/** The reasons of one call: enough for every medicine of a long list and an allergy against each of them, with others. */
export const checkReasons = z.array(checkReason).max(200).default([]);

export type CheckReason = z.output<typeof checkReason>;

/** A medicine that somebody gives without a prescription: of the hospital's list, or in words alone. */
export interface NamedMedicine {
  name: string;
  /** The item of the stock; left out, the name is read. */
  itemId?: string;
  /** True for what is no medicine, such as gloves: that the rules know nothing of it is not told. */
  isSupply?: boolean;
}

/** Medicines for a patient, whom whoever calls treats. */
export interface MedicinesToCheck {
  patientId: string;
  medicines: readonly NamedMedicine[];
}

/**
 * The checks with the reasons that were given.
 * @throws AppError SAFETY_STOP with those that stop and have no reason
 */
export function withReasons(
  checks: readonly MedicineCheck[],
  reasons: readonly CheckReason[],
): MedicineCheck[] {
  const given = new Map(reasons.map(({ key, reason }) => [key, reason]));
  const weighed = checks.map((check) => ({ ...check, reason: given.get(check.key) ?? null }));
  const open = weighed.filter(({ severity, reason }) => severity === 'stop' && reason === null);
  if (open.length > 0) throw new AppError('SAFETY_STOP', { findings: open });
  return weighed;
}
